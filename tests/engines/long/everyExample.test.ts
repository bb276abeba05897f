import { describe, expect, test } from 'vitest';
import { applications } from '#tests/applications.ts';
import { begin, dialog, fillUpTo, send } from '#tests/e2e/application.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';

describe.each(applications)('$name', ({ form, examples, page: path, succeeded }) => {
  test.each(Object.entries(examples))('%s: applies on a phone, and the school has it whole', async (_name, answers) => {
    const page = await begin(path, { viewport: { width: 360, height: 740 } });
    await fillUpTo(page, form, answers);
    const reference = await send(page);
    await dialog(page).getByRole('heading', { name: succeeded }).waitFor();
    expect(await storedUnder(reference)).toEqual(await asStored(answers));
  });
});
