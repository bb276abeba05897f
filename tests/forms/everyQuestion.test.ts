import { describe, expect, test } from 'vitest';
import { answersOf, validateStep } from '#forms/check.ts';
import { answerAt, blank, blankEntry, withAnswer } from '#forms/draft.ts';
import { entriesOf } from '#forms/draftValue.ts';
import { examplePdf } from '#forms/examplePdf.ts';
import type { Leaf, List } from '#forms/fieldTypes.ts';
import { isBlank, isRequired } from '#forms/form.ts';
import { idOf, nameAt, questionsOf } from '#forms/questions.ts';
import { draftOf, receive } from '#forms/receive.ts';
import { partsOf } from '#forms/wire.ts';
import { message } from '#languages/message.ts';
import { applications } from '#tests/applications.ts';
import { attached, pdfOfSize } from '#tests/forms/attached.ts';
import { missingNames } from '#tests/forms/missingNames.ts';
import { type Edits, editedParts } from '#tests/forms/staff/edited.ts';
import { typedParts } from '#tests/forms/typedParts.ts';

const MB = 1024 * 1024;
const notAsked = 'This question is not asked with these answers.';

/** The least number of questions of a kind that a form has; by their names those that may be left out. */
type Counts = Record<'required' | 'lists' | 'files', number> & { optional: string[] };

/** What a form says of a missing answer and of one that is not among the options; the field may have words of its own. */
const wording: Record<string, { missing: (name: string) => string; option: RegExp; yesNo?: string; counts: Counts }> = {
  staff: {
    missing: (name) => `${name} is a required field`,
    option: /must be one of the following values: /,
    counts: {
      required: 40,
      optional: ['workExperience[experiences][][previousEmploymentLetter]'],
      lists: 2,
      files: 3,
    },
  },
  admission: {
    counts: {
      required: 40,
      optional: ['father[homePhoneNumber]', 'learner[nationality2]', 'mother[homePhoneNumber]', 'recommendationLetter'],
      lists: 2,
      files: 3,
    },
    missing: (name) => `${name} is required.`,
    option: /^Please choose one of the listed answers: /,
    yesNo: 'Please answer yes or no.',
  },
  papers: {
    missing: (name) => `${name} is required.`,
    option: /^Please choose one of the listed answers: /,
    counts: { required: 5, optional: [], lists: 0, files: 1 },
  },
};

describe.each(applications)('in $name', ({ name: formName, form, examples }) => {
  const said = wording[formName];
  if (!said)
    throw new Error(`Add what the form ${formName} says, and how many questions it has, to \`wording\` in this file.`);
  const { missing, option, yesNo, counts } = said;
  const plain = (text: string) => message(text)({ lang: 'en' });
  const missingOf = ({ kind, label, noun, missing: own }: Leaf) =>
    own ? plain(own) : (kind === 'yesNo' && yesNo) || missing(plain(noun ?? label));

  const asked = Object.values(examples).flatMap((answers) => {
    const draft = draftOf(form, answers);
    const errors = (edits: Edits) => receive(form, editedParts(answers, edits)).errors ?? {};
    return Object.keys(form.steps).flatMap((step) =>
      questionsOf(form, step, draft).map((question) => {
        const name = nameAt(draft, question.path);
        return { ...question, step, draft, errors, name, place: name.replaceAll(/\[\d+\]/g, '[]') };
      }),
    );
  });
  const answered = asked.filter(({ path, field, draft }) => !isBlank(field, answerAt(draft, path)));
  /** Every answered question of the examples, once for each of its places in the form: those of an entry are one. */
  const every = [...new Map(answered.toReversed().map((each) => [each.place, each])).values()];
  const ofKind = (...kinds: Leaf['kind'][]) => every.filter(({ field }) => kinds.includes(field.kind));
  /** A question of each list. */
  const lists = new Map<List, (typeof every)[number]>();
  for (const each of every) if (each.entry) lists.set(each.entry.list, each);
  const required = every.filter(({ field, draft, entry }) => isRequired(field, draft, entry?.answers));

  test('its examples are complete', () => {
    const wrong = Object.entries(examples).map(([name, answers]) => [
      name,
      receive(form, editedParts(answers, {})).errors,
    ]);
    expect(
      wrong.filter(([, errors]) => errors),
      `what forms/${form.name}/examples.ts lacks`,
    ).toEqual([]);
  });

  test('a missing or blank answer has its message, and no other answer has one', () => {
    const blanks = [
      '   ',
      '\u00a0',
      '\r\n\t\n',
      '\u200e\u202b\u202c\u2067\u2069',
      '\u200b\u200d\u2060\ufeff',
      ' \u200f ',
    ];
    expect(required.length).toBeGreaterThanOrEqual(counts.required);
    for (const [at, { name, field, errors, entry }] of required.filter((each) => !each.field.multiple).entries()) {
      // An entry of one answer that is missing is no entry.
      const left = entry && Object.keys(entry.list.fields).length === 1 ? [] : [undefined];
      for (const answer of field.kind === 'pdf' ? left : [...left, blanks[at % blanks.length]]) {
        const others = Object.entries(errors({ [name]: answer })).filter(([, text]) => text !== notAsked);
        expect(others, name).toEqual([[name, missingOf(field)]]);
      }
    }
  });

  test('a first visit is asked for all that its steps require', () => {
    const first = blank(form);
    expect(Object.keys(receive(form, typedParts(form, first)).errors ?? {})).toEqual(missingNames(form, first));
  });

  test('a browser fills in no two questions alike', () => {
    const filled = every.flatMap(({ field: { autocomplete } }) => autocomplete ?? []);
    expect(filled).not.toEqual([]);
    expect(filled.toSorted()).toEqual([...new Set(filled)].toSorted());
  });

  test('what may be left out is not sent', () => {
    const places = asked.filter(({ field }) => field.optional).map(({ place }) => place);
    expect([...new Set(places)].toSorted()).toEqual(counts.optional);
    for (const { name, path, field, draft, errors } of every.filter((each) => each.field.optional)) {
      expect(errors({ [name]: undefined }), name).toEqual({});
      const sent = partsOf(answersOf(form, withAnswer(draft, path, field.blank))).map(([part]) => part);
      expect(sent).not.toContain(name);
    }
  });

  test('a choice takes only a listed answer', () => {
    for (const { name, errors } of ofKind('choice', 'yesNo'))
      expect(errors({ [name]: 'Yes' })[name], name).toMatch(option);
  });

  test('a text has its limit', () => {
    const limited = (kind: Leaf['kind'], most: number, words: string) => {
      for (const { name, field, errors } of ofKind(kind)) {
        const letter = field.lang === 'ar' ? 'ب' : kind === 'number' ? '1' : 'x';
        expect(errors({ [name]: letter.repeat(most) }), name).toEqual({});
        if (letter === 'x') expect(errors({ [name]: '🎓'.repeat(most) }), name).toEqual({});
        expect(Object.entries(errors({ [name]: letter.repeat(most + 1) })), name).toEqual([
          [name, expect.stringMatching(new RegExp(`must be at most ${words} characters$`))],
        ]);
      }
    };
    limited('text', 100, '100');
    limited('lines', 2_000, '2,000');
    limited('number', 20, '20');
    for (const { name, errors } of ofKind('email'))
      expect(errors({ [name]: `${'x'.repeat(242)}@mail.example` })[name], name).toMatch(
        /must be at most 254 characters$/,
      );
  });

  test('a list takes 20 entries', () => {
    expect(lists.size).toBeGreaterThanOrEqual(counts.lists);
    for (const [{ label }, { step, path, draft, errors, name }] of lists) {
      const at = path.slice(0, -2);
      const [entry] = entriesOf(answerAt(draft, at));
      const messages = (count: number) => {
        const entries = Array.from({ length: count }, (_, i) => ({ ...entry!, key: `e${i + 1}` }));
        return [...validateStep(form, step, withAnswer(draft, at, entries)).messages];
      };
      expect(messages(20)).toEqual([]);
      expect(messages(21)).toEqual([[idOf(at), `${label} may have at most 20 entries`]]);
      const beyond = name.replace(/\[\d+\]/, '[20]');
      expect(errors({ [beyond]: 'One more' })).toMatchObject({ [beyond]: 'This answer is not part of the form.' });
    }
  });

  test('a list that was left out is asked for by its first entry', () => {
    for (const [list, { path, draft, errors, name }] of lists) {
      if (!isRequired(list, draft)) continue;
      const at = path.slice(0, -2);
      const entries = name.replace(/\[\d+\].*/, '[');
      const sent = partsOf(answersOf(form, draft)).flatMap(([part]) => (part.startsWith(entries) ? [part] : []));
      const without = errors(Object.fromEntries(sent.map((part) => [part, undefined])));
      expect(Object.keys(without)).toEqual(missingNames(form, withAnswer(draft, at, [blankEntry(list, 'e1')])));
    }
  });

  test('a file is a whole PDF of at most 10 MB, whatever it is called', () => {
    const wrong = [
      [attached('\x89PNG %PDF-1.4 %%EOF', { name: 'passport.pdf' }), 'Only PDF files are allowed'],
      [attached(''), 'This file is empty. Please attach it again or choose another copy.'],
      [
        attached('%PDF-1.4\n1 0 obj'),
        'This PDF is incomplete: its end is missing. Please save or scan it again and attach the new file.',
      ],
      [pdfOfSize('large.pdf', 10 * MB + 1), 'This file is larger than 10 MB. Please attach a smaller one.'],
    ] as const;
    const uploads = ofKind('pdf');
    expect(uploads.length).toBeGreaterThanOrEqual(counts.files);
    for (const {
      name: field,
      errors,
      field: { multiple },
    } of uploads) {
      const name = multiple ? `${field}[0]` : field;
      for (const [file, text] of wrong) expect(errors({ [name]: file }), name).toEqual({ [field]: text });
      expect(errors({ [name]: pdfOfSize('scan.jpg', 10 * MB) }), name).toEqual({});
    }
  });

  test('a question takes one file, or ten', () => {
    for (const { step, path, draft, field, errors, name } of ofKind('pdf')) {
      const most = field.multiple ? 10 : 1;
      const messages = (count: number) => {
        const files = Array.from({ length: count }, (_, i) => examplePdf(`${i}.pdf`));
        return [...validateStep(form, step, withAnswer(draft, path, files)).messages];
      };
      expect(messages(most), name).toEqual([]);
      const text = field.multiple ? 'Please attach at most 10 files.' : 'Please attach one file only.';
      expect(messages(most + 1), name).toEqual([[idOf(path), text]]);
      const beyond = `${name}[${field.multiple ? 10 : 0}]`;
      expect(errors({ [beyond]: examplePdf('one more.pdf') })).toMatchObject({
        [beyond]: 'This answer is not part of the form.',
      });
    }
  });
});
