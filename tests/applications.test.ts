import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { machineEntries } from '#machines/inspect/machineEntries.ts';
import { intakeForms } from '#server/intakeForms.ts';
import { afterSending } from '#src/content/afterSending.ts';
import { formPages } from '#src/content/formPages.ts';
import { listing } from '#src/listing.ts';
import { notFound, pageAt } from '#src/routes.ts';
import { applications } from '#tests/applications.ts';

const names = readdirSync('forms').filter((name) => existsSync(`forms/${name}/${name}.ts`));

test.each(names)('the form %s is in every list of forms', (name) => {
  const application = applications.find((each) => each.name === name);
  const page = application?.page;
  const lists = {
    'machines/inspect/machineEntries.ts': machineEntries.some((entry) => entry.form?.name === name),
    'server/intakeForms.ts': intakeForms.some((form) => form.name === name),
    'tests/applications.ts': page !== undefined,
    'src/routes.ts': page !== undefined && pageAt(page) !== notFound,
    'src/content/formPages.ts': formPages.some(
      ({ id, path, title }) => id === name && path === page && title === application?.form.title,
    ),
    'src/content/afterSending.ts': afterSending.stepsOf({ name }).length > 0,
    'src/listing.ts': listing.some(({ path, interactive }) => path === page && interactive),
  };
  const lacking = Object.entries(lists).flatMap(([file, isThere]) => (isThere ? [] : [file]));
  expect(lacking, 'the lists it is not in').toEqual([]);
});
