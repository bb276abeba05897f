export const History = () => (
  <div className="page">
    <h1>History</h1>
  </div>
);
