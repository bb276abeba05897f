import '#src/styles/tokens.css';
import '#src/styles/fonts/fonts.css';
import '#src/styles/base.css';
import { createRoot } from 'react-dom/client';
import { machineEntries } from '#machines/inspect/machineEntries.ts';
import { Attached } from './Attached.tsx';
import { Choice } from './Choice.tsx';

const name = new URLSearchParams(location.search).get('machine');
const subject = machineEntries.find((each) => each.name === name);

createRoot(document.querySelector('#root')!).render(subject ? <Attached subject={subject} /> : <Choice />);
