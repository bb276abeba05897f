export const ActivitiesAndClubs = () => (
  <div className="page">
    <h1>Activities and clubs</h1>
  </div>
);
