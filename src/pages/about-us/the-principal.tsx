export const ThePrincipal = () => (
  <div className="page">
    <h1>The Principal</h1>
  </div>
);
