import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Media, media } from '../../src/content/media.ts';
import { listing } from '../../src/listing.ts';
import { faultsIn } from './content-faults.ts';
import { brokenRules } from './content-rules.ts';
import { type ContentValue, valuesIn } from './content-values.ts';
import { siteContent } from './site-content.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../src/content/**/*.ts', { eager: true });
const notContent = /photos/;

const content: ContentValue[] = Object.entries(modules)
  .filter(([file]) => !notContent.test(file))
  .flatMap(([file, exported]) =>
    Object.values(exported).flatMap((each) => valuesIn(each, file.replace(/^.*?src\//, 'src/'))),
  );

const isPlaceholder = ({ value }: ContentValue) =>
  typeof value === 'object' && value !== null && 'placeholder' in value && value.placeholder === true;
/** Each placeholder once: a file may re-export the placeholder of another file. */
const placeholders = content
  .filter(isPlaceholder)
  .filter((each, position, all) => all.findIndex(({ value }) => value === each.value) === position);
const isPicture = ({ value }: ContentValue) => Object.values<unknown>(media).includes(value);

const list = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`${title} (${lines.length})`, ...lines.map((line) => `  - ${line}`), ''] : [];

/** Prints the samples that the school has to replace and the faults, and returns the number of faults. */
export function main(): number {
  // The page does not exist yet. Its link leads to the not-found page.
  const alumni = '/alumni';
  const targets = {
    media,
    paths: [...listing.map(({ path }) => path), alumni],
    exists: (file: string) => existsSync(join('public', file)),
  };
  const faults = [...faultsIn(content, targets), ...brokenRules(siteContent)];
  const nameless = content.filter(({ key, value }) => key === 'name' && value === null);

  const report = [
    ...list(
      'Texts and details that are still samples: replace them, then remove `placeholder: true`',
      placeholders.filter((each) => !isPicture(each)).map(({ where }) => where),
    ),
    ...list(
      'People whose name is not filled in: their office stands in its place',
      nameless.map(({ where }) => where.replace(/ › name$/, '')),
    ),
    ...list(
      'Pictures that are still drawings: put a photo into public/media and name it in src/content/media.ts',
      placeholders.filter(isPicture).map(({ key, value }) => `${key}: ${(value as Media).alt || 'decorates only'}`),
    ),
    ...list('BROKEN, and to be put right', faults),
    faults.length > 0
      ? 'The content has faults: see BROKEN above.'
      : 'Nothing is broken: every link, file and picture is there, and the pages agree with each other.',
  ];
  console.log(report.join('\n'));
  return faults.length;
}
