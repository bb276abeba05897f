import '#src/styles/tokens.css';
import '#src/styles/fonts/fonts.css';
import '#src/styles/base.css';
import { createRoot } from 'react-dom/client';
import { machineEntries } from '#machines/inspect/machineEntries.ts';
import { Attached } from './Attached.tsx';

const name = new URLSearchParams(location.search).get('machine');
const entry = machineEntries.find((each) => each.name === name);

createRoot(document.querySelector('#root')!).render(
  entry ? (
    <Attached entry={entry} />
  ) : (
    <main className="bench-choices">
      <h1>Live charts</h1>
      <ul>
        {machineEntries.map((each) => (
          <li key={each.name}>
            <a href={`?machine=${each.name}`}>{each.title}</a>
          </li>
        ))}
      </ul>
    </main>
  ),
);
