import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { answerAt } from '#forms/draft.ts';
import { filesOf, textOf } from '#forms/draftValue.ts';
import { nameAt, questionsOf } from '#forms/questions.ts';
import { draftOf } from '#forms/receive.ts';
import { begin, dialog, forward, stepHeading } from '#tests/e2e/application.ts';
import { answer } from '#tests/e2e/fill.ts';
import { photograph } from '#tests/e2e/photograph.ts';
import { drawnByPoppler } from '#tests/e2e/poppler.ts';
import type { Service } from '#tests/e2e/service.ts';
import { openSlowLine } from '#tests/e2e/slowLine.ts';
import { storedFiles } from '#tests/e2e/stored.ts';

/**
 * Fills in an admission on a phone with a photograph of each paper, and sends it over a slow connection that breaks twice. Its
 * PDFs have to arrive and to open in poppler, which draws them to a folder.
 */
export const applyWithPhotographsOnly = async (
  { site, dataDir }: Pick<Service, 'site' | 'dataDir'>,
  pictures: string,
) => {
  const drops = [60_000, 120_000];
  const page = await begin('/join-us/as-student', {
    site: await openSlowLine(site, drops),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    expected: /Failed to load resource|could not be sent/,
  });
  page.setDefaultTimeout(5 * 60_000);
  const draft = draftOf(admission, admissionExamples['grade 5 pupil with two former schools']);
  const photographed: string[] = [];
  for (const id of Object.keys(admission.steps)) {
    await stepHeading(page, admission, id).waitFor();
    for (const question of questionsOf(admission, id, draft)) {
      const { path, field } = question;
      const name = nameAt(draft, path);
      if (filesOf(answerAt(draft, path)).length > 0) {
        await photograph(page, field.label, 'tap');
        photographed.push(name);
      } else if (field.kind === 'yesNo')
        await page.locator(`[name="${name}"][value="${textOf(answerAt(draft, path))}"]`).tap();
      else await answer(page, draft, [question], '');
    }
    await forward(page).tap();
  }
  const stored = await storedFiles(await dialog(page).locator('.reference').innerText(), dataDir);

  expect(drops).toEqual([]);
  expect(photographed.length).toBeGreaterThan(2);
  expect(
    Object.keys(stored)
      .map((name) => name.replace(/\[0\]$/, ''))
      .toSorted(),
  ).toEqual(photographed.toSorted());
  await rm(pictures, { recursive: true, force: true });
  await mkdir(pictures, { recursive: true });
  for (const [name, bytes] of Object.entries(stored)) drawnByPoppler(bytes, join(pictures, name));
  expect(await readdir(pictures)).toHaveLength(photographed.length);
};
