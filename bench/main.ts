import { measureBytes } from './bytes.ts';
import { measureDatabase } from './database/database.ts';
import { measureIntake } from './intake/intake.ts';
import { measureMemory } from './intake/memory.ts';
import { measureLighthouse } from './lighthouse/lighthouse.ts';
import { measureOffice } from './office/office.ts';
import { printTable, type Row } from './table.ts';
import { measureVisits } from './visits.ts';
import { measureWizard } from './wizard/wizard.ts';

const parts: Record<string, () => Promise<Row[]>> = {
  bytes: measureBytes,
  database: measureDatabase,
  intake: measureIntake,
  lighthouse: measureLighthouse,
  memory: measureMemory,
  office: measureOffice,
  visits: measureVisits,
  wizard: measureWizard,
};

/** Measures the named parts, or all of them, and prints one table. */
export const main = async (names: readonly string[]): Promise<void> => {
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}, only ${Object.keys(parts).join(', ')}.`);
  const rows: Row[] = [];
  for (const name of names.length > 0 ? names : Object.keys(parts)) {
    console.error(`measuring: ${name}`);
    rows.push(...(await parts[name]!()));
  }
  printTable(rows);
};
