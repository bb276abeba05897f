import { mkdir, readdir } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { answerAt } from '#forms/draft.ts';
import { filesOf, textOf } from '#forms/draftValue.ts';
import { nameAt, questionsOf } from '#forms/questions.ts';
import { draftOf } from '#forms/receive.ts';
import { ensureBrowser } from '#tests/browser.ts';
import { begin, control, dialog, forward, stepHeading } from '#tests/e2e/application.ts';
import '#tests/e2e/eachFile.ts';
import { answer } from '#tests/e2e/fill.ts';
import { photographOfPaper } from '#tests/e2e/paper.ts';
import { drawnByPoppler } from '#tests/e2e/poppler.ts';
import { buildSite, type Service, startService } from '#tests/e2e/service.ts';
import { storedFiles } from '#tests/e2e/stored.ts';
import { freePort } from '#tests/freePort.ts';

/** 400 kbit/s. */
const BYTES_PER_MS = 50;
/** Each way: 300 ms there and back. */
const LATENCY = 150;
const PICTURES = 'test-results/photographs';

let service: Service;
beforeAll(async () => {
  ensureBrowser();
  await buildSite();
  service = await startService();
}, 300_000);
afterAll(() => service?.stop());

/** One direction of a line: whoever sends waits until those before are through. */
const lane = () => {
  let free = 0;
  return (bytes: number) => {
    free = Math.max(performance.now(), free) + bytes / BYTES_PER_MS;
    return pause(free - performance.now());
  };
};

/** A slow line to the service, which drops a submission's connection after so many bytes of it, once for each number. */
const openSlowLine = async (drops: number[]) => {
  const [up, down] = [lane(), lane()];
  const carry = async (
    from: Socket,
    to: Socket,
    turn: (bytes: number) => Promise<unknown>,
    note?: (piece: Buffer) => void,
  ) => {
    for await (const chunk of from as AsyncIterable<Buffer>)
      for (let at = 0; at < chunk.length; at += 2_048) {
        const piece = chunk.subarray(at, at + 2_048);
        await turn(piece.length);
        note?.(piece);
        setTimeout(() => to.writable && to.write(piece), LATENCY);
      }
    setTimeout(() => to.end(), LATENCY);
  };
  const server = createServer((near) => {
    const far = connect(Number(new URL(service.site).port), '127.0.0.1');
    const drop = () => [near, far].map((socket) => socket.destroy());
    let [isSubmission, sent] = [false, 0];
    const note = (piece: Buffer) => {
      isSubmission ||= piece.includes('POST /');
      if (isSubmission) sent += piece.length;
      if (drops.length === 0 || sent <= drops[0]!) return;
      drops.shift();
      drop();
    };
    for (const socket of [near, far]) socket.on('error', drop);
    carry(near, far, up, note).catch(drop);
    carry(far, near, down).catch(drop);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${port}`;
};

const photograph = async (page: Page, name: string, label: string) => {
  await page.getByRole('button', { name: `Or photograph the paper for ${label}` }).tap();
  await dialog(page)
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await photographOfPaper() });
  await dialog(page).getByText('1 page,').waitFor();
  await dialog(page).getByRole('button', { name: 'Attach this PDF', exact: true }).tap();
  await page.getByRole('button', { name: `Remove ${label}` }).waitFor();
};

test('a parent applies with photographs only, by touch, over 400 kbit/s that drop twice', async () => {
  const drops = [60_000, 120_000];
  const site = await openSlowLine(drops);
  const page = await begin('/join-us/as-student', {
    site,
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
        await photograph(page, name, field.label);
        photographed.push(name);
      } else if (field.kind === 'yesNo')
        await control(page, name)
          .and(page.locator(`[value="${textOf(answerAt(draft, path))}"]`))
          .tap();
      else await answer(page, draft, question, '');
    }
    await forward(page).tap();
  }
  const stored = await storedFiles(await dialog(page).locator('.reference').innerText(), service.dataDir);

  expect(drops).toEqual([]);
  expect(photographed.length).toBeGreaterThan(2);
  expect(
    Object.keys(stored)
      .map((name) => name.replace(/\[0\]$/, ''))
      .toSorted(),
  ).toEqual(photographed.toSorted());
  await mkdir(PICTURES, { recursive: true });
  for (const [name, bytes] of Object.entries(stored)) drawnByPoppler(bytes, `${PICTURES}/${name}`);
  expect((await readdir(PICTURES)).length).toBeGreaterThanOrEqual(photographed.length);
});
