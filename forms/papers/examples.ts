import { examplePdf } from '#forms/examplePdf.ts';
import { WITHDRAWAL } from '#forms/papers/message.ts';
import type { PapersAnswers } from '#forms/papers/papers.ts';

const missingPaper: PapersAnswers = {
  reference: 'K7MQ4-XR29H',
  applicant: 'Maya Khoury',
  about: 'paper',
  papers: [examplePdf('vaccination-maya.pdf')],
  email: 'rana.khoury@mail.example',
};

const correction: PapersAnswers = {
  reference: 'K7MQ4-XR29H',
  applicant: 'Maya Khoury',
  about: 'mistake',
  message: 'The date of birth is 18 September, not 17.\nThe extract is attached.',
  papers: [examplePdf('إخراج قيد مايا.pdf'), examplePdf('passport-maya.pdf')],
  email: 'rana.khoury@mail.example',
};

const withdrawal: PapersAnswers = {
  reference: 'R3JWT-9AKX4',
  applicant: 'Elias Khoury',
  about: WITHDRAWAL,
  message: 'I have found another position. Thank you.',
  email: 'elias.khoury@mail.example',
};

/** Complete, valid examples, by what they send. */
export const papersExamples = {
  'missing paper': missingPaper,
  'correction with papers': correction,
  withdrawal,
} satisfies Record<string, PapersAnswers>;

export type PapersExample = keyof typeof papersExamples;
