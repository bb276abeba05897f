export const EducationProgram = () => (
  <div className="page">
    <h1>Education programs</h1>
  </div>
);
