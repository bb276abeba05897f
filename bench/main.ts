import { measureBytes } from './bytes.ts';
import { measureCharts } from './charts.ts';
import { measureDatabase } from './database/database.ts';
import { measureIntake } from './intake/intake.ts';
import { measureMemory } from './intake/memory.ts';
import { measureLighthouse } from './lighthouse/lighthouse.ts';
import { measureOffice } from './office/office.ts';
import { measureSecondVisit } from './secondVisit.ts';
import { printTable, type Row } from './table.ts';
import { measureWizard } from './wizard/wizard.ts';

const parts: Record<string, () => Promise<Row[]>> = {
  bytes: measureBytes,
  charts: measureCharts,
  database: measureDatabase,
  intake: measureIntake,
  lighthouse: measureLighthouse,
  memory: measureMemory,
  office: measureOffice,
  'second-visit': measureSecondVisit,
  wizard: measureWizard,
};

/** Runs all parts, or those that are named, and prints one table. */
export const main = async (named: readonly string[]): Promise<void> => {
  const rows: Row[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (named.length > 0 && !named.includes(name)) continue;
    console.error(`measuring: ${name}`);
    rows.push(...(await measure()));
  }
  printTable(rows);
};
