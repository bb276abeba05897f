import { describe, expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { papersExamples } from '#forms/papers/examples.ts';
import { papers } from '#forms/papers/papers.ts';
import { receive } from '#forms/receive.ts';
import { isReference, readReference, referenceOf, referencesNear } from '#forms/reference.ts';
import { editedParts } from '#tests/forms/staff/edited.ts';

describe('a reference', () => {
  test.each([
    'K7MQ4-XR29H',
    ' k7mq4-xr29h ',
    'K7MQ4XR29H',
    'k7 mq4 xr2 9h',
    'K7MQ4–XR29H',
    'K7MQ4 / XR29H.',
    'K٧MQ٤-XR٢٩H',
    'K۷MQ۴-XR۲۹H',
    '\u200eK7MQ4-XR29H\u200f',
    // Look-alikes of letters that a reference has.
    'K7M04-XRZ9H',
    'k7mo4 xrz9h',
  ])('is read from %j as it is on the receipt', (typed) => {
    expect(readReference(typed)).toBe('K7MQ4-XR29H');
  });

  test('is read with each look-alike as the letter that it may have been', () => {
    expect(readReference('0O2ZB-8U3K7')).toBe('QQ228-8V3K7');
  });

  test.each([
    'Your reference is K7MQ4-XR29H.',
    'رقم المرجع k7mq4-xr29h',
    'https://school.example/join-us/papers-and-corrections#K7MQ4-XR29H',
  ])('is read among the words that were copied with it: %s', (copied) => {
    expect(readReference(copied)).toBe('K7MQ4-XR29H');
  });

  test('of any application is read back as it is', () => {
    for (let i = 0; i < 200; i += 1) {
      const reference = referenceOf(newId());
      expect(isReference(reference)).toBe(true);
      expect(readReference(reference.toLowerCase().replace('-', ' '))).toBe(reference);
    }
  });

  test('that has I for 1 or letters that no reference has is taken: the office may know which one is meant', () => {
    for (const typed of ['I7MQ4-XR29H', '17MQ4-XR29H', 'SSSSS-55555'])
      expect(isReference(readReference(typed))).toBe(true);
  });

  test.each(['K7MQ4-XR29', 'K7MQ4-XR29HH', 'Maya', 'خوري', '—'])('is not %j, and the form says so', (typed) => {
    const { errors } = receive(papers, editedParts(papersExamples['missing paper'], { reference: typed }));
    expect(errors).toEqual({ reference: 'Please check the reference: ten letters and digits, like K7MQ4-XR29H.' });
  });
});

describe('papers and corrections', () => {
  const errorsOf = (example: keyof typeof papersExamples, edits: Parameters<typeof editedParts>[1]) =>
    receive(papers, editedParts(papersExamples[example], edits)).errors;

  test('need a message or papers', () => {
    const message = { message: 'A message is required.' };
    expect(errorsOf('withdrawal', { message: undefined })).toEqual(message);
    expect(errorsOf('withdrawal', { message: ' \n ' })).toEqual(message);
    expect(errorsOf('correction with papers', { message: undefined })).toBeUndefined();
  });

  test('need the paper when it is about a missing one', () => {
    expect(errorsOf('missing paper', { 'papers[0]': undefined })).toEqual({
      papers: 'Please attach the missing paper.',
    });
    expect(errorsOf('missing paper', { 'papers[0]': undefined, message: 'It follows.' })).toEqual({
      papers: 'Please attach the missing paper.',
    });
    expect(errorsOf('missing paper', { message: 'Here it is.' })).toBeUndefined();
  });
});

describe('a reference with a slip', () => {
  test.each([
    'K7MQ4-XR29H',
    'k7mo4 xrz9h',
    'K7MQ4-XR29',
    '7MQ4-XR29H',
    'K7MQQ4-XR29H',
    'K7MQ4-XR29HH',
    'K7MQX-4R29H',
    'K7MQ4-XR2H9',
    'S7MQ4-XR29H',
    'K7MQ4-XR29I',
  ])('may have been meant by %j', (typed) => {
    const near = referencesNear(typed);
    expect(near).toContain('K7MQ4-XR29H');
    expect(near.length).toBeLessThanOrEqual(270);
    expect(near.filter((reference) => readReference(reference) !== reference)).toEqual([]);
  });

  test.each(['K7MQ4', 'AAMQ4-XR29H', 'Maya', 'K7MQ4-XR29H-AA', ''])('is not meant by %j', (typed) => {
    expect(referencesNear(typed)).not.toContain('K7MQ4-XR29H');
  });
});
