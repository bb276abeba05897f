export const ParentsCommittee = () => (
  <div className="page">
    <h1>Parents Committee</h1>
  </div>
);
