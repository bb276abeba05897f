import type { Page } from 'playwright-core';
import { filesIn, isAttachment } from '#forms/attachment.ts';
import type { DraftGroup } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import { draftOf } from '#forms/receive.ts';
import { ready } from '#tests/e2e/application.ts';
import { type VisitOptions, visit } from '#tests/e2e/visit.ts';

const bare = (value: unknown): unknown => {
  if (isAttachment(value)) return { ...value, body: undefined };
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, bare(each)]));
};

interface Kept {
  name: string;
  record: { savedAt: string };
  files: { id: string; name: string; type: string; bytes: number[] }[];
}

/** Runs in a page: stores a draft and its files as the form does. */
const keep = async ({ name, record, files }: Kept) => {
  const put = (database: string, entries: [string, unknown][]) =>
    new Promise((resolve, reject) => {
      const open = indexedDB.open(database);
      open.addEventListener('upgradeneeded', () => open.result.createObjectStore('kept'));
      open.addEventListener('error', reject);
      open.addEventListener('success', () => {
        const { transaction } = open.result.transaction('kept', 'readwrite').objectStore('kept');
        for (const [key, value] of entries) transaction.objectStore('kept').put(value, key);
        transaction.addEventListener('complete', () => {
          open.result.close();
          resolve(undefined);
        });
      });
    });
  const fileOf = ({ name: called, type, bytes }: Kept['files'][number]) =>
    new File([Uint8Array.from(bytes)], called, { type });
  await put(
    `bac-files-${name}`,
    files.map((each) => [each.id, fileOf(each)]),
  );
  await put('bac-drafts', [[name, { ...record, savedAt: new Date(record.savedAt) }]]);
};

/** Opens a form on a device that keeps a draft with these answers, at a step of it, the last one by default. */
export const openPrepared = async (
  path: string,
  form: Form,
  answers: unknown,
  { step, ...options }: VisitOptions & { step?: string } = {},
): Promise<Page> => {
  const steps = Object.keys(form.steps);
  const draft: DraftGroup = draftOf(form, answers);
  const at = step ?? steps.at(-1)!;
  const files = await Promise.all(
    filesIn<File>(draft).map(async ({ id, name, type, body }) => ({
      id,
      name,
      type,
      bytes: [...new Uint8Array(await body.arrayBuffer())],
    })),
  );
  const record = { draft: bare(draft), step: at, reached: steps.indexOf(at), savedAt: new Date().toISOString() };
  const page = await visit('about:blank', options);
  const empty = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };
  await page.route('/prepared', (route) => route.fulfill(empty));
  await page.goto('/prepared');
  await page.evaluate(keep, { name: form.name, record, files });
  await page.goto(path);
  await ready(page);
  return page;
};
