export const AsStudent = () => (
  <div className="page">
    <h1>Admission Application</h1>
  </div>
);
