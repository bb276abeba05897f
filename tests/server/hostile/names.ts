import { handmadePdf } from '#tests/forms/handmadePdf.ts';
import { type Attack, sendingParts } from '#tests/server/hostile/attack.ts';
import { filePart, textPart } from '#tests/server/receiving/multipartBody.ts';

const UNKNOWN = 'This answer is not part of the form.';

// tests/forms/refusals.test.ts has many more names.
const textNames = ['__proto__[admin]', 'constructor[prototype][admin]', 'personalInfo[firstName\\u0000]', ''];
const fileNames = ['constructor[prototype][admin]'];

export const misleadingNames: Attack[] = [
  ...textNames.map((name) => ({
    what: `a text called ${name}`,
    run: sendingParts(() => [textPart(name, '{"admin":true}')]),
    statuses: [422],
    detail: UNKNOWN,
  })),
  ...fileNames.map((name) => ({
    what: `a file called ${name}`,
    run: sendingParts(() => [filePart(name, 'a.pdf', handmadePdf())]),
    statuses: [422],
    detail: UNKNOWN,
  })),
];

export const missingAnswers: Attack[] = [
  {
    what: 'an application with nothing but its id',
    run: sendingParts(() => []),
    statuses: [422],
    detail: 'First name is a required field',
  },
  {
    what: 'two files where one is allowed',
    run: sendingParts(() => ['a.pdf', 'b.pdf'].map((file) => filePart('personalInfo[passport]', file, handmadePdf()))),
    statuses: [422],
    detail: 'This answer was sent twice.',
  },
];
