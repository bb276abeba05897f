import * as rules from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { answersInWords } from '#forms/answersInWords.ts';
import type { DraftValue } from '#forms/draftValue.ts';
import { examplePdf } from '#forms/examplePdf.ts';
import { answered, draftNamed } from '#tests/forms/admission/edited.ts';

const shown = (name: string, answer: DraftValue) => {
  const draft = answered(draftNamed('pre-KG child who was in none'), name, answer);
  const id = name.replaceAll(']', '').replaceAll('[', '-');
  return answersInWords(admission, draft, rules)
    .flatMap(({ answers }) => answers)
    .find((each) => each.id === id)
    ?.texts.join();
};

test.each<[what: string, name: string, typed: DraftValue, text: string | undefined]>([
  ['a number in Arabic-Indic digits', 'learner[civilRegistryNo]', ' ١٢٣٤ ', '1234'],
  ['a number in Persian digits', 'father[registryNo]', '۸۸', '88'],
  ['a phone number in Arabic-Indic digits', 'mother[mobilePhoneNumber]', '٠٣ ١٢٣ ٤٥٦', '+961 3 123 456'],
  ['a date in Arabic-Indic digits', 'learner[dateOfBirth]', '٢٠٢٣-٠٥-١٤', '14 May 2023'],
  ['a choice', 'learner[gradeApplyingTo]', 'soph', 'Grade 10 (Sophomore)'],
  ['a name with spaces around it', 'learner[name]', '  رنا ', 'رنا'],
  [
    'a text that was pasted in two lines',
    'learner[address][street]',
    'Main Street\u2028Floor\u0007 2',
    'Main Street Floor 2',
  ],
  ['a text whose digits are part of it', 'learner[address][street]', 'شارع ١٢', 'شارع ١٢'],
  ['an answer that is wrong', 'learner[civilRegistryNo]', '١٢-٣٤', '١٢-٣٤'],
  ['a file by its name', 'passportImg', [{ ...examplePdf('photo.pdf'), id: 'f1' }], 'photo.pdf'],
  ['an answer that was left out, not at all,', 'learner[nationality2]', '', undefined],
])('%s is shown as it is sent', (_what, name, typed, text) => {
  expect(shown(name, typed)).toBe(text);
});
