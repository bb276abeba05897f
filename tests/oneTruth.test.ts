import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FieldMap } from '#forms/fieldTypes.ts';
import { branchesOf } from '#forms/form.ts';
import { HANDOVER_AGE } from '#forms/handover.ts';
import { keptUntil } from '#src/components/keptUntil.ts';
import { applications } from '#tests/applications.ts';

const namesIn = (fields: FieldMap): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [name, ...('fields' in field ? namesIn(field.fields) : [])]);

// A short word such as 'from' or 'email' has many meanings; a name of two words means its field.
const isSpecific = (name: string) => /[a-z][A-Z]|_/.test(name);

const steps = applications.flatMap(({ form }) => Object.values(form.steps));
const names = [...new Set(steps.flatMap(({ fields }) => namesIn(fields)).filter(isSpecific))];
const rules = [...new Set(steps.flatMap(branchesOf).map(({ name }) => `'${name}'`))];

const sources = ['machines', 'src', 'server'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(room, file)),
);

test('views, machines and intake name no field and no rule of a form', () => {
  expect(names.length).toBeGreaterThan(20);
  const mentions = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...names, ...rules]
      .filter((name) => new RegExp(`(?<!\\w)${name}(?!\\w)`).test(text))
      .map((name) => `${file}: ${name}`);
  });
  expect(
    mentions,
    'a view asks the form instead; where a word only happens to be a field’s name, such as className, rename the field',
  ).toEqual([]);
});

test('what a visitor reads names the times for which a device, and the intake, keep a draft', () => {
  const visitors = sources.filter((file) => /^(src|server.http)/.test(file)).map((file) => readFileSync(file, 'utf8'));
  const said = (unit: string) =>
    new Set([...visitors.join().matchAll(new RegExp(`(\\d+)\\s+${unit}`, 'g'))].map(([, count]) => Number(count)));
  const day = new Date(2026, 10, 22);
  expect(said('days')).toEqual(new Set([Math.floor((keptUntil(day).getTime() - day.getTime()) / 86_400_000)]));
  expect(said('hours')).toEqual(new Set([HANDOVER_AGE / 3_600_000]));
});
