import { machineEntries } from '#machines/inspect/machineEntries.ts';

/** Which machine to watch. */
export const Choice = () => (
  <main className="bench-choices">
    <h1>Live charts</h1>
    <ul>
      {machineEntries.map(({ name, title }) => (
        <li key={name}>
          <a href={`?machine=${name}`}>{title}</a>
        </li>
      ))}
    </ul>
  </main>
);
