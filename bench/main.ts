import { measureBytes } from './bytes.ts';
import { measureDatabase } from './database/database.ts';
import { measureFelt } from './felt.ts';
import { measureIntake } from './intake/intake.ts';
import { measureMemory } from './intake/memory.ts';
import { measureLighthouse } from './lighthouse/lighthouse.ts';
import { measureMorning } from './office/morning.ts';
import { measureOffice } from './office/office.ts';
import { printHeader, printRow, type Row } from './table.ts';
import { measureVisits } from './visits.ts';
import { measureWizard } from './wizard/wizard.ts';

interface Part {
  measure: () => AsyncGenerator<Row>;
  /** About how many minutes it takes. */
  minutes: number;
}

const parts: Readonly<Record<string, Part>> = {
  bytes: { measure: measureBytes, minutes: 0.1 },
  database: { measure: measureDatabase, minutes: 1.5 },
  felt: { measure: measureFelt, minutes: 2 },
  intake: { measure: measureIntake, minutes: 0.5 },
  lighthouse: { measure: measureLighthouse, minutes: 15 },
  memory: { measure: measureMemory, minutes: 0.5 },
  morning: { measure: measureMorning, minutes: 4 },
  office: { measure: measureOffice, minutes: 1.5 },
  visits: { measure: measureVisits, minutes: 3 },
  wizard: { measure: measureWizard, minutes: 5 },
};
const large = ['database', 'felt', 'lighthouse', 'morning'];
const usual = Object.keys(parts).filter((name) => !large.includes(name));

/** Measures the named parts, or all but the large ones, and prints each row once it is measured. */
export const main = async (names: readonly string[]): Promise<void> => {
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}, only ${Object.keys(parts).join(', ')}.`);
  printHeader();
  for (const name of names.length > 0 ? names : usual) {
    const { measure, minutes } = parts[name]!;
    console.error(`${name}: about ${minutes} min`);
    for await (const row of measure()) printRow(row);
  }
};
