import '#src/styles/tokens.css';
import '#src/styles/fonts/fonts.css';
import '#src/styles/base.css';
import '#charts/workbench.css';
import { createRoot } from 'react-dom/client';
import { parseLink } from '#charts/link.ts';
import { Workbench } from '#charts/Workbench.tsx';
import { newId } from '#forms/id.ts';
import { machineEntries } from '#machines/inspect/machineEntries.ts';
import { formPages } from '#src/content/formPages.ts';
import { Attached } from './Attached.tsx';

const parameters = new URLSearchParams(location.search);
const entry = machineEntries.find(({ name }) => name === parameters.get('machine'));
const form = formPages.find(({ id }) => id === parameters.get('form'));

// Another chart of this browser may have a form beside it, too.
const frame = form && newId();

const Choices = () => (
  <main className="bench-choices">
    <title>Charts</title>
    <h1>Charts</h1>
    <ul>
      {machineEntries.map(({ name, title }) => (
        <li key={name}>
          {title}: <a href={`?machine=${name}#events=`}>simulate it</a>
          {formPages.some(({ id }) => id === name) && (
            <>
              , <a href={`?machine=${name}&form=${name}`}>beside its form</a>
            </>
          )}
          , <a href={`?machine=${name}`}>follow it</a> in another window
        </li>
      ))}
    </ul>
  </main>
);

const Chart = () => {
  if (!entry) return <Choices />;
  return parseLink(location.hash) ? <Workbench machine={entry.name} /> : <Attached entry={entry} frame={frame} />;
};

// A link to a simulation, pressed while a machine is followed. A simulation reads such links itself.
if (!parseLink(location.hash))
  window.addEventListener('hashchange', () => parseLink(location.hash) && window.location.reload());

createRoot(document.querySelector('#root')!).render(
  form ? (
    <div className="bench-beside">
      {/* A page of the same site. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe name={frame} title={form.title} src={form.path} />
      <Chart />
    </div>
  ) : (
    <Chart />
  ),
);
