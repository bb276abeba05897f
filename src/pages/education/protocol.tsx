export const Protocol = () => (
  <div className="page">
    <h1>Protocols</h1>
  </div>
);
