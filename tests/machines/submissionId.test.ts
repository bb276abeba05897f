import { describe, expect, test } from 'vitest';
import { answerAt } from '#forms/draft.ts';
import { filesOf } from '#forms/draftValue.ts';
import type { Submission } from '#machines/wizard/types.ts';
import { attach, startWizard, submitted } from '#tests/machines/startWizard.ts';

const language = ['education', 'languages', 'e1', ''];
const computer = ['education', 'computer_literacy'];

/** The ids of earlier sends a submission remembers. */
const earlier = ({ earlierIds = [] }: Submission) => earlierIds;

describe('the submission id', () => {
  const failedAndEdited = async (...edits: [path: string[], answer: string][]) => {
    const wizard = submitted();
    const { sent, send, clock } = wizard;
    await sent[0]!.fail();
    clock.increment(2_000);
    send({ type: 'CLOSE' });
    for (const [path, answer] of edits) send({ type: 'CHANGE', path, answer });
    send({ type: 'SUBMIT' });
    return { ...wizard, first: sent[0]!.submission, second: sent[1]!.submission };
  };

  test('is stored before the first send: a page that could store nothing more sends the same application again', () => {
    const { toDraft, sent, context } = submitted();
    const [first] = toDraft.flatMap((event) => (event.type === 'SAVE' ? [event.record] : []));
    const { draft } = context();
    const other = startWizard({ draft, step: 'references', submission: first!.submission });
    other.send({ type: 'CHANGE', path: computer, answer: 'None' }, { type: 'SUBMIT' });
    expect(other.sent[0]!.submission.id).toBe(sent[0]!.submission.id);
    expect(earlier(other.sent[0]!.submission)).toEqual([]);
  });

  test('is the same for a retry of the same answers', async () => {
    const { first, second } = await failedAndEdited();
    expect(first).toMatchObject({ unsure: true });
    expect(second).toEqual({ ...first, again: true });
  });

  test('is the same when an edit was undone, or changed nothing that is sent', async () => {
    const { first, second } = await failedAndEdited(
      [language, 'Armenian'],
      [language, ' Arabic '],
      [['employmentInfo', 'department'], 'hidden from a teacher'],
    );
    expect(second.id).toBe(first.id);
  });

  test('is new after an edit, and the one before is remembered', async () => {
    const { first, second } = await failedAndEdited([computer, 'None']);
    expect(second.id).not.toBe(first.id);
    expect(earlier(second)).toEqual([first.id]);
  });

  test('is new after another file of the same name was attached', async () => {
    const { sent, send, clock, context } = submitted();
    await sent[0]!.fail();
    clock.increment(2_000);
    const path = ['personalInfo', 'passport'];
    const [passport] = filesOf(answerAt(context().draft, path));
    send({ type: 'CLOSE' }, ...attach(path, [{ ...passport!, id: 'another' }]));
    send({ type: 'SUBMIT' });
    expect(sent[1]!.submission.id).not.toBe(sent[0]!.submission.id);
  });

  test('of each unconfirmed send is remembered through two edits', async () => {
    const { sent, send, clock, first, second } = await failedAndEdited([computer, 'None']);
    await sent[1]!.fail();
    clock.increment(2_000);
    send({ type: 'CLOSE' }, { type: 'CHANGE', path: computer, answer: 'Some' }, { type: 'SUBMIT' });
    expect(new Set(earlier(sent[2]!.submission))).toEqual(new Set([first.id, second.id]));
  });

  test('comes back with a restored draft', () => {
    const { sent, context } = submitted();
    const { draft } = context();
    const other = startWizard({ draft, step: 'references', submission: { ...sent[0]!.submission, unsure: false } });
    other.send({ type: 'SUBMIT' });
    expect(other.sent[0]!.submission).toEqual({ ...sent[0]!.submission, unsure: true, again: true });
  });

  test('is the same after an edit where another device has the draft, too', () => {
    const { sent, context } = submitted();
    const submission = { ...sent[0]!.submission, shared: true as const, unsure: false };
    const other = startWizard({ draft: context().draft, step: 'references', submission });
    other.send({ type: 'CHANGE', path: computer, answer: 'None' }, { type: 'SUBMIT' });
    expect(other.sent[0]!.submission.id).toBe(submission.id);
  });

  test('of a new application is another one', async () => {
    const { sent, send, clock, complete } = submitted();
    await sent[0]!.succeed();
    clock.increment(2_000);
    send({ type: 'CLOSE' }, { type: 'RESTART' });
    complete('married mother of two');
    send({ type: 'SUBMIT' });
    expect(sent[1]!.submission.id).not.toBe(sent[0]!.submission.id);
    expect(earlier(sent[1]!.submission)).toEqual([]);
  });
});
