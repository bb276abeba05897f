import { handmadePdf } from '#tests/forms/handmadePdf.ts';
import { type Attack, sendingBytes, sendingParts } from '#tests/server/hostile/attack.ts';
import { postHead } from '#tests/server/rawCall.ts';
import { filePart, type HandmadePart, textPart } from '#tests/server/receiving/multipartBody.ts';

const TOO_MANY = 'did not arrive as this form sends it';
const TOO_LONG = 'This answer is too long.';

const times = (count: number, make: (i: number) => HandmadePart) => Array.from({ length: count }, (_, i) => make(i));
const heads = (count: number) => Array.from({ length: count }, (_, i) => `X-${i}: y`);
const withHeads = (more: string[]): HandmadePart => ({
  head: [...more, 'Content-Disposition: form-data; name="personalInfo[firstName]"'],
  body: 'Elias',
});

/** Too many of something, or too long. */
export const floods: Attack[] = [
  {
    what: '10,000 fields',
    run: sendingParts(() => times(10_000, (i) => textPart(`references[${i}][email]`, 'x'))),
    statuses: [413],
    detail: TOO_MANY,
  },
  {
    what: '100 files',
    run: sendingParts(() => times(100, (i) => filePart(`medicalDocs[${i}]`, 'a.pdf', handmadePdf()))),
    statuses: [413],
    detail: TOO_MANY,
  },
  { what: 'a part with 3,000 headers', run: sendingParts(() => [withHeads(heads(3_000))]), statuses: [422] },
  {
    what: 'a part with a header of 200 KB',
    run: sendingParts(() => [withHeads([`X: ${'y'.repeat(200_000)}`])]),
    statuses: [422],
  },
  {
    what: 'a request with a header of 200 KB',
    run: sendingBytes(() => [postHead({ X: 'y'.repeat(200_000) })]),
    statuses: [431],
  },
  { what: 'a name of 70 KB', run: sendingParts(() => [textPart('x'.repeat(70_000), 'y')]), statuses: [422] },
  {
    what: 'a name of 10 KB',
    run: sendingParts(() => [textPart('x'.repeat(10_000), 'y')]),
    statuses: [422],
    detail: 'This answer is not part of the form.',
  },
  {
    what: 'a field of 2 MB',
    run: sendingParts(() => [textPart('personalInfo[firstName]', 'x'.repeat(2_000_000))]),
    statuses: [422],
    detail: TOO_LONG,
  },
  {
    what: '900 fields of 50 KB',
    run: sendingParts(() => times(900, (i) => textPart(`a${i}`, 'x'.repeat(50_000)))),
    statuses: [413],
    detail: 'All texts together are too long.',
  },
];
