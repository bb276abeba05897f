// @vitest-environment jsdom
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { answerAt, blank, withAnswer } from '#forms/draft.ts';
import { staff } from '#forms/staff/staff.ts';
import { collectEarlyAnswers } from '#src/wizard/draft/earlyAnswers.ts';
import { readDraft, writeDraft } from '#src/wizard/draft/records.ts';

afterEach(() => {
  document.body.innerHTML = '';
  sessionStorage.clear();
});

const [firstName, familyName] = ['firstName', 'familyName'].map((name) => ['personalInfo', name]) as [
  string[],
  string[],
];
const served = `<div class="wizard"><form>
  <input id="personalInfo-firstName" name="personalInfo[firstName]">
  <input type="radio" id="yes" name="personalInfo[hasChildren]" value="yes">
  <input type="radio" id="no" name="personalInfo[hasChildren]" value="no">
  <input type="file" id="passport" name="personalInfo[passport]">
  <select id="status" name="personalInfo[maritalStatus]"><option></option><option>married</option></select>
</form></div>`;
const control = (id: string) => document.getElementById(id) as HTMLInputElement;

/** The page as it was served, with a first name typed in. */
const typedEarly = (name: string) => {
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) });
  document.body.innerHTML = served;
  control('personalInfo-firstName').value = name;
};

test('what was typed before the script ran is added to the stored draft', () => {
  typedEarly('Rana');
  const draft = withAnswer(blank(staff), familyName, 'Saliba');
  const collected = collectEarlyAnswers({ form: staff, record: { draft } as never })!;
  expect([firstName, familyName].map((path) => answerAt(collected, path))).toEqual(['Rana', 'Saliba']);
  typedEarly('');
  expect(collectEarlyAnswers({ form: staff, record: undefined })).toBeUndefined();
});

test('files that were chosen before the script ran are chosen again', () => {
  typedEarly('');
  const changed = vi.fn();
  document.addEventListener('change', ({ target }) => changed((target as Element).id));
  Object.defineProperty(control('passport'), 'files', { value: [new File(['%PDF'], 'passport.pdf')] });
  collectEarlyAnswers({ form: staff, record: undefined });
  expect(changed.mock.calls).toEqual([['passport']]);
});

test('where the page is rendered anew, what was typed, chosen and focused comes back', async () => {
  // Both from one page: other tests of this worker have opened pages of their own.
  vi.resetModules();
  const [{ noteServedControls }, early] = await Promise.all([
    import('#src/frame/servedControls.ts'),
    import('#src/wizard/draft/earlyAnswers.ts'),
  ]);
  typedEarly('Rana');
  control('no').checked = true;
  control('status').value = 'married';
  control('no').focus();
  noteServedControls();
  document.body.innerHTML = served;
  expect(answerAt(early.collectEarlyAnswers({ form: staff, record: undefined }), firstName)).toBe('Rana');
  expect([control('yes').checked, control('no').checked]).toEqual([false, true]);
  expect([control('yes').value, control('no').value]).toEqual(['yes', 'no']);
  expect(control('status').value).toBe('married');
  expect(document.activeElement).toBe(control('no'));
});

test('where the page is rendered anew, a file that was chosen is chosen again', async () => {
  vi.resetModules();
  const [{ noteServedControls }, early] = await Promise.all([
    import('#src/frame/servedControls.ts'),
    import('#src/wizard/draft/earlyAnswers.ts'),
  ]);
  typedEarly('Rana');
  const files = Object.create(FileList.prototype, { length: { value: 1 } });
  Object.defineProperties(control('passport'), {
    files: { value: files },
    value: { value: String.raw`C:\fakepath\passport.pdf` },
  });
  noteServedControls();
  document.body.innerHTML = served;
  const taken = vi.fn();
  Object.defineProperty(control('passport'), 'files', { set: taken });
  expect(answerAt(early.collectEarlyAnswers({ form: staff, record: undefined }), firstName)).toBe('Rana');
  expect(taken.mock.calls).toEqual([[files]]);
});

const visitBy = (type: NavigationTimingType) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);

test.each([
  ['reload', 'reload'],
  ['Back', 'back_forward'],
] as const)('after %s an answer that the browser fills in again does not replace the stored one', (_, type) => {
  visitBy(type);
  typedEarly('Mistaken');
  const draft = withAnswer(blank(staff), firstName, 'Rana');
  expect(collectEarlyAnswers({ form: staff, record: { draft } as never })).toBeUndefined();
});

test.each([
  ['fills in again after a reload', 'reload', undefined],
  ['has in a page that was opened anew', 'navigate', 'Rana'],
] as const)('once the answers were erased, those that a browser %s are taken or not', async (_, type, expected) => {
  visitBy(type);
  const answer = () => {
    typedEarly('Rana');
    const collected = collectEarlyAnswers({ form: staff, record: undefined });
    return collected && answerAt(collected, firstName);
  };
  sessionStorage.clear();
  expect(answer()).toBe('Rana');
  Object.assign(globalThis, { indexedDB: new IDBFactory(), IDBKeyRange });
  const { generation } = await readDraft(staff, new AbortController().signal);
  await writeDraft({ form: staff, generation } as never);
  expect(answer()).toBe(expected);
});
