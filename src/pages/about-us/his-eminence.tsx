export const HisEminence = () => (
  <div className="page">
    <h1 lang="en" dir="ltr">
      His Eminence
    </h1>
  </div>
);
