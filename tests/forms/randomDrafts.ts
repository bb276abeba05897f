import * as fc from 'fast-check';
import { blankEntry } from '#forms/draft.ts';
import { type DraftGroup, type DraftValue, type LeafDraft } from '#forms/draftValue.ts';
import { examplePdf } from '#forms/examplePdf.ts';
import { BARE, type Field, type FieldMap, type Leaf } from '#forms/fieldTypes.ts';
import type { Form } from '#forms/form.ts';
import { attached } from '#tests/forms/attached.ts';

const written = fc.constantFrom(
  'Elias',
  'رنا',
  'Zoë 🎓',
  "d'Arc",
  '<script>alert(1)</script>',
  ' spaced ',
  '\u202bجورج\u202c',
);
const dates = fc.constantFrom('1994-03-17', '2000-02-29', '٢٠٠١-٠١-٠١');
// At least as much older than any of those as a form asks for.
const earlierDates = fc.constantFrom('1968-02-29', '١٩٧٠-٠١-٠١');

/** What an applicant may give as a valid answer to a question. */
const valid: Record<Leaf['kind'], (field: Leaf) => fc.Arbitrary<LeafDraft>> = {
  text: ({ lang }) => (lang ? fc.constantFrom('خوري', ' أبي راشد ', 'الحدّاد', 'ﺣﺪّاد', 'محمـد') : written),
  lines: () => fc.oneof(written, fc.constantFrom('One\nTwo', 'One\r\n\r\nTwo\n')),
  choice: ({ options = () => [] }) => fc.constantFrom(...options().map(({ value }) => value)),
  years: () => fc.constantFrom('2000-2000', '2019-2021', '٢٠١٩-٢٠٢٠'),
  yesNo: () => fc.constantFrom('yes', 'no'),
  // The same day in both dates of an entry keeps them in order.
  date: ({ notBefore, older }) => {
    if (older) return earlierDates;
    return notBefore === undefined ? dates : fc.constantFrom('2020-06-30', '٢٠٢٠-٠٦-٣٠');
  },
  number: () => fc.constantFrom('1', '٢', ' 12 '),
  phone: () => fc.constantFrom('03 123 456', '+961 3 123 456', '009613123456', '+33612345678', '٠٣١٢٣٤٥٦'),
  reference: () => fc.constantFrom('K7MQ4-XR29H', ' k7mq4 xr29h', 'K٧MQ٤XR٢٩H'),
  email: () => fc.constantFrom('elias@mail.example', ' rana.m+bac@mail.example'),
  pdf: ({ optional }) => fc.constantFrom(...(optional ? [[]] : []), [examplePdf('a.pdf')], [examplePdf('ب.pdf')]),
};

/** What an applicant may also try. */
const odd = (field: Leaf): fc.Arbitrary<LeafDraft> =>
  field.kind === 'pdf'
    ? fc.constantFrom(field.blank, [attached('')], [attached('PK')], [examplePdf('a.pdf'), examplePdf('b.pdf')])
    : fc.oneof(
        fc.constantFrom('', '  ', '\u200f', '2999-01-01', '0', 'x'.repeat(101), '0000-00-00', 'yes', 'married'),
        fc.string({ unit: 'binary' }),
      );

type AnswerFor = (field: Leaf) => fc.Arbitrary<LeafDraft>;

const inField = (field: Field, answer: AnswerFor): fc.Arbitrary<DraftValue> =>
  field.kind === 'list'
    ? fc
        .array(inGroup(field.fields, answer), { minLength: 1, maxLength: 3 })
        .map((entries) => entries.map((entry, i) => ({ ...blankEntry(field, `e${i + 1}`), ...entry })))
    : field.kind === 'group'
      ? inGroup(field.fields, answer)
      : answer(field);

const inGroup = (fields: FieldMap, answer: AnswerFor): fc.Arbitrary<DraftGroup> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, inField(field, answer)])));

const inForm = (form: Form, answer: AnswerFor): fc.Arbitrary<DraftGroup> =>
  fc
    .record(Object.fromEntries(Object.entries(form.steps).map(([id, step]) => [id, inGroup(step.fields, answer)])))
    .map((groups) =>
      Object.entries(form.steps).reduce(
        (draft, [id, step]) => ({ ...draft, ...(step.topLevel ? groups[id] : { [id]: groups[id] }) }),
        {},
      ),
    );

/** Drafts whose every answer is valid, hidden ones included. */
export const validDrafts = (form: Form) => inForm(form, (field) => valid[field.kind](field));

/** How many questions these fields are, those within a list once. */
const questionsIn = (fields: FieldMap): number =>
  Object.values(fields).reduce((sum, field) => sum + ('fields' in field ? questionsIn(field.fields) : 1), 0);

/** Drafts of which now and then an answer is odd, in a long form more seldom: about half of them are valid. */
export const anyDrafts = (form: Form) => {
  const questions = Object.values(form.steps).reduce((sum, { fields }) => sum + questionsIn(fields), 0);
  const weight = Math.ceil(questions / Math.LN2);
  return inForm(form, (field) =>
    fc.oneof({ arbitrary: valid[field.kind](field), weight }, { arbitrary: odd(field), weight: 1 }),
  );
};

const segments = fc.constantFrom(
  '0',
  '1',
  '19',
  '20',
  '4294967290',
  '__proto__',
  'constructor',
  'toString',
  'from',
  BARE,
);

/** Wire names of a form, most with a segment replaced or added as an attacker might. */
export const wireNames = (real: readonly string[]) =>
  fc
    .record({ name: fc.constantFrom(...real), at: fc.nat({ max: 4 }), segment: segments, kept: fc.boolean() })
    .map(({ name, at, segment, kept }) => {
      if (kept) return name;
      const [first, ...rest] = name.replaceAll(']', '').split('[').toSpliced(at, 1, segment);
      return first + rest.map((inner) => `[${inner}]`).join('');
    });
