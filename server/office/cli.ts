import { parseArgs } from 'node:util';
import { tableOf } from '#server/office/applicationTable.ts';
import { textOf } from '#server/office/applicationText.ts';
import { printableJson } from '#server/office/printable.ts';
import { filesOf, type StoredApplication } from '#server/storing/application.ts';
import type { ApplicationStore } from '#server/storing/store.ts';

const usage = `Usage:
  npm run applications -- list [--json]               every application received so far, oldest first
  npm run applications -- show <reference> [--json]   one application with its answers and its files' paths`;

/** What a command of the office prints, and the exit code it ends with. */
export interface Outcome {
  out: string;
  problems: string[];
  code: 0 | 1 | 2;
}

/** Runs the office's commands: `list` and `show <reference>`, both with `--json`. */
export const office = async (store: ApplicationStore, args: readonly string[]): Promise<Outcome> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: { json: { type: 'boolean' } },
  });
  const [command, reference = ''] = positionals;
  if (command !== 'list' && !(command === 'show' && reference)) return { out: '', problems: [usage], code: 2 };

  const { applications, unreadable } = await store.list();
  const problems = unreadable.map(({ place, reason }) => `This application cannot be read: ${place}. ${reason}`);
  const code = problems.length > 0 ? 1 : 0;
  const withPaths = (application: StoredApplication) => ({
    ...application,
    files: filesOf(application.answers).map(([name, file]) => ({ name, path: store.locate(application, file) })),
  });

  if (command === 'list') {
    if (values.json) return { out: printableJson(applications.map(withPaths)), problems, code };
    const empty = applications.length === 0;
    return { out: empty ? 'No application has been received yet.' : tableOf(applications), problems, code };
  }
  const wanted = reference.toUpperCase();
  const found = applications.filter((application) => application.reference === wanted);
  if (found.length === 0)
    return { out: '', problems: [...problems, `No application has the reference ${wanted}. Try: list`], code: 1 };
  const shown = values.json
    ? printableJson(found.length === 1 ? withPaths(found[0]!) : found.map(withPaths))
    : found.map((application) => textOf(application, (file) => store.locate(application, file))).join('\n\n');
  return { out: shown, problems, code };
};
