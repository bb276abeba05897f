import { handmadePdf } from '#tests/forms/handmadePdf.ts';
import { type Attack, attackHead, sendingBytes, sendingParts } from '#tests/server/hostile/attack.ts';
import { filePart, MULTIPART, multipartBody, textPart } from '#tests/server/receiving/multipartBody.ts';

const UNKNOWN = 'This answer is not part of the form.';

const refused: [name: string, detail: string][] = [
  ['middleName', UNKNOWN],
  ['personalInfo[middleName]', UNKNOWN],
  ['__proto__', UNKNOWN],
  ['constructor', UNKNOWN],
  ['toString', UNKNOWN],
  ['__proto__[admin]', UNKNOWN],
  ['constructor[prototype][admin]', UNKNOWN],
  ['personalInfo[__proto__]', UNKNOWN],
  ['personalInfo[__proto__][admin]', UNKNOWN],
  ['references[__proto__][email]', UNKNOWN],
  ['references[constructor][prototype]', UNKNOWN],
  ['references[length]', UNKNOWN],
  ['references[0][__proto__]', UNKNOWN],
  ['hasOwnProperty.call', UNKNOWN],
  ['education[languages][4294967290]', UNKNOWN],
  ['education[languages][1e9]', UNKNOWN],
  ['education[languages][-0]', UNKNOWN],
  ['education[languages][00]', UNKNOWN],
  ['education[languages][\u0661]', UNKNOWN],
  ['a[b][c][d][e][f][g][h][i]', UNKNOWN],
  ['personalInfo[[firstName]]', UNKNOWN],
  ['personalInfo[firstName]]', UNKNOWN],
  ['', UNKNOWN],
  ['personalInfo[firstName\\u0000]', UNKNOWN],
];

export const namesThatMislead: Attack[] = refused.flatMap(([name, detail]) => [
  {
    what: `a text called ${name}`,
    run: sendingParts(() => [textPart(name, '{"admin":true}')]),
    statuses: [422],
    detail,
  },
  {
    what: `a file called ${name}`,
    run: sendingParts(() => [filePart(name, 'a.pdf', handmadePdf())]),
    statuses: [422],
    detail,
  },
]);

export const missingAnswers: Attack[] = [
  {
    what: 'a file in the place of the id',
    run: sendingBytes(() => {
      const body = multipartBody([filePart('submissionId', 'a.pdf', handmadePdf())]);
      return [attackHead({ 'Content-Type': MULTIPART, 'Content-Length': body.length }), body];
    }),
    statuses: [422],
    detail: 'The first part must be the submissionId',
  },
  {
    what: 'an application that is nothing but its id',
    run: sendingParts(() => []),
    statuses: [422],
    detail: 'First name is a required field',
  },
  {
    what: 'an answer given twice',
    run: sendingParts(() => ['a', 'b'].map((text) => textPart('personalInfo[firstName]', text))),
    statuses: [422],
    detail: 'This answer was sent twice.',
  },
  {
    what: 'two files where one is allowed',
    run: sendingParts(() => ['a.pdf', 'b.pdf'].map((file) => filePart('personalInfo[passport]', file, handmadePdf()))),
    statuses: [422],
    detail: 'This answer was sent twice.',
  },
];
