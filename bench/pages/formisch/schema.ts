import * as v from 'valibot';

const required = (label: string) => `${label} is a required field`;

const text = (label: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(required(label)),
    v.maxLength(100, `${label} must be at most 100 characters`),
  );

const isCalendarDate = (day: string) => {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

const date = (label: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(required(label)),
    v.isoDate(`${label} must be a valid date`),
    v.check(isCalendarDate, `${label} must be a valid date`),
  );

const file = v.pipe(
  v.object({ id: v.string(), name: v.string(), size: v.number(), verdict: v.string(), locked: v.boolean() }),
  v.check(({ verdict }) => verdict !== 'notPdf', 'Only PDF files are allowed'),
  v.check(({ verdict }) => verdict !== 'empty', 'This file is empty.'),
  v.check(({ size }) => size <= 10 * 1024 * 1024, 'This file is larger than 10 MB.'),
  v.check(({ verdict }) => verdict !== 'truncated', 'This PDF is incomplete.'),
);

const school = v.pipe(
  v.object({
    from: date('From'),
    to: date('To'),
    schoolUniversity: text('School / University'),
    degree: text('Degree'),
    major: text('Major'),
    certificate: v.pipe(
      v.array(file),
      v.minLength(1, 'A passport image is required.'),
      v.maxLength(1, 'Please attach one file only.'),
    ),
  }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => !from || !to || from <= to, "'To' must not be before 'From'."),
    ['to'],
  ),
);

/** The rules of Education in forms/staff/education.ts. */
export const education = v.object({
  academicInfo: v.pipe(
    v.array(school),
    v.minLength(1),
    v.maxLength(20, 'Academic background may have at most 20 entries'),
  ),
  languages: v.pipe(
    v.array(v.object({ language: text('Language') })),
    v.minLength(1),
    v.maxLength(20, 'Languages may have at most 20 entries'),
  ),
  computer_literacy: text('Computer literacy'),
});
