import * as v from 'valibot';
import { isEmailAddress } from '#forms/emailAddress.ts';
import type {
  FieldMap,
  FieldOptions,
  FileLeaf,
  FilesLeaf,
  Group,
  Leaf,
  LeafKind,
  List,
  Older,
  Option,
  Part,
  TextLeaf,
} from '#forms/fieldTypes.ts';
import { fileSchema, filesSchema } from '#forms/fileSchemas.ts';
import { limits } from '#forms/limits.ts';
import { hasSeveralNumbers, internationalNumber, isPhoneNumber, type PhoneRules } from '#forms/phone.ts';
import { isReference, readReference } from '#forms/reference.ts';
import { arabicLine, latinDigits, multiLine, oneLine } from '#forms/text.ts';
import { isCalendarDate, thisYear, today } from '#forms/today.ts';
import { messages, type Wording } from '#forms/wording.ts';
import { type Message, message } from '#languages/message.ts';

type Choices = readonly Option[] | (() => readonly Option[]);
type Sent<O> = O extends { when: object } | { optional: true } | { requiredWhen: object } ? 'sometimes' : 'always';
type ListOptions = Pick<List, 'entry' | 'when' | 'requiredWhen' | 'relabel' | 'hint' | 'atHand'>;
type Check = v.GenericSchema<string, string>;

/** How an answer of text is read and checked, and what else its question has. */
interface Reading extends Pick<Partial<Leaf<string, string>>, 'lang' | 'options' | 'blank'> {
  /** Normalizes what was typed; by default to one line. */
  read?: (raw: string) => string;
  check: Check;
}

/** Normalizes what was typed. A blank answer is then refused, or absent if it is optional; any other answer is checked. */
const typed = (read: (raw: string) => string, missing: Message, check: Check) => {
  const required = v.pipe(v.string(missing), v.transform(read), v.nonEmpty(missing), check);
  const optional = v.pipe(
    v.string(missing),
    v.transform((raw) => read(raw) || undefined),
    v.optional(check),
  );
  return (isRequired: boolean): v.GenericSchema<string, string | undefined> => (isRequired ? required : optional);
};

const arabicLetters = /^(?=.*\p{L})(?:(?=\p{L})\p{Script=Arabic}|[\u064b-\u065f\u0670 ])+$/u;
const yearRange = /^(\d{4})-(\d{4})$/;

/** A field's name in messages. */
const nameInMessages = (label: string, options: FieldOptions | undefined) => message(options?.noun ?? label);

/** The message for a blank answer. */
const missingOf = (label: string, options: FieldOptions | undefined, byDefault: (name: Message) => Message) =>
  options?.missing ? message(options.missing) : byDefault(nameInMessages(label, options));

/** The field factories of a form, with its wording of messages. One call declares one question. */
export const fieldsWith = (wording: Wording) => {
  const leaf = <O extends FieldOptions>(
    kind: LeafKind,
    label: string,
    options: O | undefined,
    { read = oneLine, check, ...more }: Reading,
  ): TextLeaf<Sent<O>> => {
    const blank = kind === 'yesNo' ? wording.unanswered : wording.missing;
    const schema = typed(read, missingOf(label, options, blank), check);
    return { kind, label, blank: '', ...options, ...more, schema };
  };
  const atMost = (name: Message, most: number) =>
    v.pipe(
      v.string(),
      // An emoji is one character to people, and two or more to `length`.
      v.check((text) => text.length <= most || Array.from(text).length <= most, messages.tooLong(name, most)),
    );
  const oneOf = (name: Message, options: () => readonly Option[]) =>
    v.pipe(
      v.string(),
      v.check(
        (answer) => options().some(({ value }) => value === answer),
        (issue) =>
          wording.option(
            name,
            options().map((option) => message(option.label)(issue)),
          )(issue),
      ),
    );
  const digits = (raw: string) => latinDigits(oneLine(raw));
  const yesOrNo = () => [
    { value: 'yes', label: 'yes' },
    { value: 'no', label: 'no' },
  ];

  return {
    /** One line of text. */
    text: <const O extends FieldOptions>(label: string, options?: O) =>
      leaf('text', label, options, { check: atMost(nameInMessages(label, options), limits.oneLine) }),

    /** Several lines of text. */
    lines: <const O extends FieldOptions>(label: string, options?: O) =>
      leaf('lines', label, options, {
        read: multiLine,
        check: atMost(nameInMessages(label, options), limits.multiLine),
      }),

    /** One line in Arabic script; `invalid` is the message for any other. */
    arabic: <const O extends FieldOptions & { invalid: string }>(label: string, options: O) => {
      const inArabic = v.check<string, Message>((line) => arabicLetters.test(line), message(options.invalid));
      const check = v.pipe(atMost(message(label), limits.oneLine), inArabic);
      return leaf('text', label, options, { read: arabicLine, check, lang: 'ar' });
    },

    /** The reference of an application, written in any way; sent as it is on the receipt. */
    reference: <const O extends FieldOptions>(label: string, options?: O) =>
      leaf('reference', label, options, {
        read: readReference,
        check: v.pipe(v.string(), v.check(isReference, messages.reference)),
      }),

    /** One of a list, as a select; the option's value is sent. `preset` is its default. */
    choice: <const O extends FieldOptions & { preset?: string }>(label: string, choices: Choices, options?: O) => {
      const list = typeof choices === 'function' ? choices : () => choices;
      return leaf('choice', label, options, {
        check: oneOf(nameInMessages(label, options), list),
        options: list,
        blank: options?.preset ?? '',
      });
    },

    /** 'yes' or 'no', as radios. */
    yesNo: <const O extends FieldOptions>(label: string, options?: O) =>
      leaf('yesNo', label, options, { check: oneOf(nameInMessages(label, options), yesOrNo), options: yesOrNo }),

    /**
     * A day, as YYYY-MM-DD. `past` forbids the future. `notBefore` names the earlier date of the same entry. `older` is for a
     * date of birth: the person must be older than another one.
     */
    date: <const O extends FieldOptions & { past?: true; notBefore?: string; older?: Older }>(
      label: string,
      options?: O,
    ) => {
      const noSuchDay = messages.date(nameInMessages(label, options));
      const day = v.pipe(
        v.string(),
        v.isoDate(noSuchDay),
        v.check(isCalendarDate, noSuchDay),
        v.check((date) => date >= limits.firstDay, messages.year),
      );
      const check = options?.past
        ? v.pipe(
            day,
            v.check((date) => date <= today(), messages.birthDate),
          )
        : day;
      return leaf('date', label, options, { read: digits, check });
    },

    /** The first and the last year of a period, each chosen from a list; sent as `2019-2021`. */
    years: <const O extends FieldOptions & { since: number }>(label: string, options: O) => {
      const { since } = options;
      const missing = missingOf(label, options, wording.missing);
      const all = () => Array.from({ length: thisYear() - since + 1 }, (_, i) => String(since + i));
      const check = v.pipe(
        v.string(),
        v.regex(yearRange, missing),
        v.check((range) => range.split('-').every((year) => all().includes(year)), messages.years(since)),
        v.check((range) => range.slice(0, 4) <= range.slice(5), messages.yearOrder),
      );
      const read = (raw: string) => digits(raw).replace(/^-$/, '');
      return leaf('years', label, options, {
        read,
        check,
        options: () => all().map((year) => ({ value: year, label: year })),
      });
    },

    /** Digits only, in any script; sent as 0-9. `invalid` is the message for anything else, a blank included. */
    number: <const O extends FieldOptions & { least?: number; invalid?: string }>(label: string, options?: O) => {
      const { least = 0 } = options ?? {};
      const invalid = options?.invalid
        ? message(options.invalid)
        : messages.wholeNumber(nameInMessages(label, options), least);
      const enough = (number: string) => /^\d+$/.test(number) && Number(number) >= least;
      const check = v.pipe(atMost(nameInMessages(label, options), limits.digits), v.check(enough, invalid));
      return leaf('number', label, { missing: options?.invalid, ...options } as O, { read: digits, check });
    },

    /** A phone number of any country, typed in any way; sent in E.164. */
    phone: <const O extends FieldOptions>(label: string, options?: O) => {
      const readBy = (rules?: PhoneRules) => (raw: string) => internationalNumber(digits(raw), rules);
      const checkedBy = (rules?: PhoneRules) =>
        v.pipe(
          v.string(),
          v.check((number) => !hasSeveralNumbers(number), messages.onePhone),
          v.check((number) => isPhoneNumber(number, rules), messages.phone),
        );
      const field = leaf('phone', label, options, { read: readBy(), check: checkedBy() });
      const missing = missingOf(label, options, wording.missing);
      return {
        ...field,
        example: 'For example 03 123 456, or +33 6 12 34 56 78.',
        schema: (required: boolean, rules?: PhoneRules) =>
          rules ? typed(readBy(rules), missing, checkedBy(rules))(required) : field.schema(required),
      };
    },

    /** An e-mail address, sent as it was typed. */
    email: <const O extends FieldOptions>(label: string, options?: O) =>
      leaf('email', label, options, {
        check: v.pipe(atMost(message(label), limits.email), v.check(isEmailAddress, wording.email(message(label)))),
      }),

    /** One PDF. */
    pdf: <const O extends FieldOptions>(label: string, options?: O): FileLeaf<Sent<O>> => {
      const schema = fileSchema(missingOf(label, options, wording.missing));
      return { kind: 'pdf', label, blank: [], ...options, schema };
    },

    /** Up to `limits.filesInOneField` PDFs. `emptied` is the message after all chosen files were removed. */
    pdfs: <const O extends FieldOptions & { emptied?: string }>(label: string, options?: O): FilesLeaf<Sent<O>> => {
      const missing = missingOf(label, options, wording.missing);
      const schema = filesSchema(missing, options?.emptied ? message(options.emptied) : missing);
      return { kind: 'pdf', label, blank: undefined, multiple: true, ...options, schema };
    },

    /** A repeating list of these fields. */
    list: <const F extends FieldMap, const O extends ListOptions>(
      label: string,
      options: O,
      fields: F,
    ): List<F, Sent<O>> => ({ kind: 'list', label, ...options, fields }),

    /** Questions that are sent under the group's name. */
    group: <const F extends FieldMap>(label: string, fields: F, options: Pick<Group, 'atHand'> = {}): Group<F> => ({
      kind: 'group',
      label,
      fields,
      ...options,
    }),
  };
};

/** Fields that are shown together under a heading. The heading is not part of their wire names. */
export const part = <const F extends FieldMap>(heading: string, fields: F, options: Omit<Part, 'heading'> = {}): F => {
  const together: Part = { heading, ...options };
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, part: together }]),
  ) as unknown as F;
};
