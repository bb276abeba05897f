import * as v from 'valibot';
import type {
  FieldMap,
  FieldOptions,
  FileLeaf,
  FilesLeaf,
  Leaf,
  LeafKind,
  List,
  Option,
  TextLeaf,
} from '#forms/field.ts';
import { fileSchema, filesSchema } from '#forms/files.ts';
import { limits } from '#forms/limits.ts';
import { internationalNumber, isPhoneNumber } from '#forms/phone.ts';
import type { Rule } from '#forms/rule.ts';
import { latinDigits, multiLine, oneLine } from '#forms/text.ts';
import { today } from '#forms/today.ts';
import { messages, type Wording } from '#forms/wording.ts';

type Sent<O> = O extends { when: object } | { optional: true } | { requiredWhen: object } ? 'sometimes' : 'always';
type Check = v.GenericSchema<string, string>;

/** Reads what was typed, then lets a blank go as absent where it may, and checks the rest. */
const typed = (read: (raw: string) => string, missing: string, check: Check) => {
  const required = v.pipe(v.string(missing), v.transform(read), v.nonEmpty(missing), check);
  const optional = v.pipe(
    v.string(missing),
    v.transform((raw) => read(raw) || undefined),
    v.optional(check),
  );
  return (isRequired: boolean): v.GenericSchema<string, string | undefined> => (isRequired ? required : optional);
};

const isCalendarDate = (text: string) => {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** The field factories of a form, speaking in its wording. One call declares one question. */
export const fieldsWith = (wording: Wording) => {
  const leaf = <O extends FieldOptions>(
    kind: LeafKind,
    label: string,
    options: O | undefined,
    read: (raw: string) => string,
    check: Check,
    extra: Partial<Leaf<string, string>> = {},
  ): TextLeaf<Sent<O>> => {
    const schema = typed(read, options?.missing ?? wording.missing(label), check);
    return { kind, label, blank: '', ...options, ...extra, schema } as TextLeaf<Sent<O>>;
  };
  const atMost = (label: string, most: number) =>
    v.pipe(
      v.string(),
      // An emoji is one character to whoever types it, and two or more to `length`.
      v.check((text) => text.length <= most || Array.from(text).length <= most, messages.tooLong(label, most)),
    );
  const oneOf = (label: string, options: readonly Option[]) =>
    v.picklist(
      options.map(({ value }) => value),
      wording.option(
        label,
        options.map((option) => option.label),
      ),
    );
  const digits = (raw: string) => latinDigits(oneLine(raw));
  const yesOrNo = [
    { value: 'yes', label: 'yes' },
    { value: 'no', label: 'no' },
  ] as const;

  return {
    /** One line of text. */
    text: <const O extends FieldOptions>(label: string, options?: O) =>
      leaf('text', label, options, oneLine, atMost(label, limits.oneLine)),

    /** Several lines of text. */
    lines: <const O extends FieldOptions>(label: string, options?: O) =>
      leaf('lines', label, options, multiLine, atMost(label, limits.multiLine)),

    /** One of a list, as a select; the option's value is sent. */
    choice: <const O extends FieldOptions>(label: string, choices: readonly Option[], options?: O) =>
      leaf('choice', label, options, oneLine, oneOf(label, choices), { options: choices }),

    /** 'yes' or 'no', as radios. */
    yesNo: <const O extends FieldOptions>(label: string, options?: O) =>
      leaf('yesNo', label, options, oneLine, oneOf(label, yesOrNo), { options: yesOrNo }),

    /** A day, as YYYY-MM-DD. `past` forbids the future, `notBefore` names the date it may not precede. */
    date: <const O extends FieldOptions & { past?: true; notBefore?: string }>(label: string, options?: O) => {
      const day = v.pipe(v.string(), v.isoDate(messages.date(label)), v.check(isCalendarDate, messages.date(label)));
      const check = options?.past
        ? v.pipe(
            day,
            v.check((date) => date <= today(), messages.birthDate),
          )
        : day;
      return leaf('date', label, options, digits, check);
    },

    /** Digits only, in any script; sent as 0-9. `invalid` is the message for anything else. */
    number: <const O extends FieldOptions & { least?: number; invalid?: string }>(label: string, options?: O) => {
      const { least = 0, invalid = messages.wholeNumber(label, least) } = options ?? {};
      const enough = (number: string) => /^\d+$/.test(number) && Number(number) >= least;
      const check = v.pipe(atMost(label, limits.digits), v.check(enough, invalid));
      return leaf('number', label, options, digits, check);
    },

    /** A phone number of any country, typed in any way; sent in E.164. */
    phone: <const O extends FieldOptions>(label: string, options?: O) =>
      leaf(
        'phone',
        label,
        options,
        (raw) => internationalNumber(digits(raw)),
        v.pipe(v.string(), v.check(isPhoneNumber, messages.phone)),
      ),

    email: <const O extends FieldOptions>(label: string, options?: O) =>
      leaf('email', label, options, oneLine, v.pipe(atMost(label, limits.email), v.email(wording.email(label)))),

    /** One PDF. */
    pdf: <const O extends FieldOptions>(label: string, options?: O) => {
      const schema = fileSchema(options?.missing ?? wording.missing(label));
      return { kind: 'pdf', label, blank: [], ...options, schema } as unknown as FileLeaf<Sent<O>>;
    },

    /** Up to `limits.filesInOneField` PDFs. */
    pdfs: <const O extends FieldOptions>(label: string, options?: O) => {
      const schema = filesSchema(options?.missing ?? wording.missing(label));
      return { kind: 'pdf', label, blank: [], multiple: true, ...options, schema } as unknown as FilesLeaf<Sent<O>>;
    },

    /** A repeating list of these fields. */
    list: <const F extends FieldMap, const O extends { entry: string; when?: Rule; hint?: string }>(
      label: string,
      options: O,
      fields: F,
    ) =>
      ({ kind: 'list', label, ...options, fields }) as unknown as List<
        F,
        O extends { when: object } ? 'sometimes' : 'always'
      >,
  };
};
