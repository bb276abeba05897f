import { subjects } from '#machines/inspect/subjects.ts';

/** Which machine to watch. */
export const Choice = () => (
  <main className="bench-choices">
    <h1>Live charts</h1>
    <ul>
      {subjects.map(({ name, title }) => (
        <li key={name}>
          <a href={`?machine=${name}`}>{title}</a>
        </li>
      ))}
    </ul>
  </main>
);
