import { divisions } from '#src/content/divisions.ts';

export function Division({ id }: { id: string }) {
  const division = divisions.find(({ href }) => href.endsWith(`/${id}`));
  if (!division) throw new Error(`There is no division ${id}.`);

  return (
    <div className="page">
      <h1>{division.name}</h1>
    </div>
  );
}
