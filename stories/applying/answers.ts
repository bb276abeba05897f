import { type AnsweredStep, answersInWords } from '#forms/answersInWords.ts';
import type { DraftGroup } from '#forms/draftValue.ts';
import { draftOf } from '#forms/receive.ts';
import { type ApplicationName, applications, type ExampleName } from './applications.tsx';

/** What an example has answered. Throws where the application has no such example. */
export const draftNamed = (application: ApplicationName, example: ExampleName): DraftGroup => {
  const { form, examples } = applications[application];
  const answers = examples[example];
  if (!answers) throw new Error(`The application ${application} has no example '${example}'.`);
  return draftOf(form, answers);
};

/** The same, as the applicant reads it. */
export const sectionsOf = (application: ApplicationName, example: ExampleName): AnsweredStep[] =>
  answersInWords(applications[application].form, draftNamed(application, example));
