import { z } from 'zod';

const required = (label: string) => `${label} is a required field`;

const text = (label: string) =>
  z.string().trim().min(1, required(label)).max(100, `${label} must be at most 100 characters`);

const isCalendarDate = (day: string) => {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

const date = (label: string) =>
  z
    .string()
    .trim()
    .min(1, required(label))
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])$/, `${label} must be a valid date`)
    .refine(isCalendarDate, `${label} must be a valid date`);

const file = z
  .object({ id: z.string(), name: z.string(), size: z.number(), verdict: z.string(), locked: z.boolean() })
  .refine(({ verdict }) => verdict !== 'notPdf', 'Only PDF files are allowed')
  .refine(({ verdict }) => verdict !== 'empty', 'This file is empty.')
  .refine(({ size }) => size <= 10 * 1024 * 1024, 'This file is larger than 10 MB.')
  .refine(({ verdict }) => verdict !== 'truncated', 'This PDF is incomplete.');

const school = z
  .object({
    from: date('From'),
    to: date('To'),
    schoolUniversity: text('School / University'),
    degree: text('Degree'),
    major: text('Major'),
    certificate: z.array(file).min(1, 'A passport image is required.').max(1, 'Please attach one file only.'),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], message: "'To' must not be before 'From'." });

/** The rules of Education in forms/staff/education.ts. */
export const education = z.object({
  academicInfo: z.array(school).min(1).max(20, 'Academic background may have at most 20 entries'),
  languages: z
    .array(z.object({ language: text('Language') }))
    .min(1)
    .max(20, 'Languages may have at most 20 entries'),
  computer_literacy: text('Computer literacy'),
});
