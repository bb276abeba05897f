import { expect, test } from 'vitest';
import { validateStep } from '#forms/check.ts';
import { withAnswer } from '#forms/draft.ts';
import { examplePdf } from '#forms/examplePdf.ts';
import { papersExamples } from '#forms/papers/examples.ts';
import { papers } from '#forms/papers/papers.ts';
import { draftOf } from '#forms/receive.ts';

const correction = withAnswer(draftOf(papers, papersExamples['correction with papers']), ['message'], '');

test.each([
  ['a paper says what is corrected', [examplePdf('extract.pdf')], []],
  ['without one a message has to', undefined, [['message', 'A message is required.']]],
  ['nor does one say it that was removed again', [], [['message', 'A message is required.']]],
])('%s', (_what, attached, expected) => {
  const { messages } = validateStep(papers, 'message', withAnswer(correction, ['papers'], attached));
  expect([...messages]).toEqual(expected);
});
