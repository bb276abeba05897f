import '#src/styles/tokens.css';
import '#src/styles/fonts/fonts.css';
import '#src/styles/base.css';
import { createRoot } from 'react-dom/client';
import { machineEntries } from '#machines/inspect/machineEntries.ts';
import { Attached } from './Attached.tsx';

const wanted = new URLSearchParams(location.search).get('machine');
const subject = machineEntries.find(({ name }) => name === wanted);

createRoot(document.querySelector('#root')!).render(
  subject ? (
    <Attached subject={subject} />
  ) : (
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
  ),
);
