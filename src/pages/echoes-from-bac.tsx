export const EchoesFromBac = () => (
  <div className="page">
    <h1>Echoes from BAC</h1>
  </div>
);
