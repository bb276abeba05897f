import '../foundations/foundations.css';
import { validateStep } from '#forms/check.ts';
import { blank } from '#forms/draft.ts';
import { limits, sizeMessage } from '#forms/limits.ts';
import { messages } from '#forms/wording.ts';
import { type Language, languages } from '#languages/languages.ts';
import { type Message, message } from '#languages/message.ts';
import { type ApplicationName, applications } from '../applying/applications.tsx';

const codes = Object.keys(languages) as Language[];

const Sentences = ({ of }: { of: readonly (readonly string[])[] }) => (
  <ul className="sheet-rows sentences">
    {of.map((sentences) => (
      <li key={sentences[0]}>
        {sentences.map((sentence, i) => (
          <p key={codes[i]} lang={codes[i]} dir={languages[codes[i]!].dir}>
            {sentence}
          </p>
        ))}
      </li>
    ))}
  </ul>
);

/** What a form says of a step without answers, in every language. */
export const Missing = ({ application, step }: { application: ApplicationName; step: string }) => {
  const { form } = applications[application];
  const said = codes.map((lang) => [
    ...new Set(validateStep(form, step, blank(form), undefined, lang).messages.values()),
  ]);
  return <Sentences of={said[0]!.map((_, at) => said.map((sentences) => sentences[at]!))} />;
};

type Messages = typeof messages;

/** The messages that name something, with what they name. */
const samples: { [Name in keyof Messages as Messages[Name] extends Message ? never : Name]: Message } = {
  years: messages.years(2000),
  date: messages.date(message('Date of birth')),
  tooLong: messages.tooLong(message('First name'), limits.oneLine),
  wholeNumber: messages.wholeNumber(message('Number of children'), 1),
  largeFile: messages.largeFile(sizeMessage(limits.fileBytes)),
  manyFiles: messages.manyFiles(limits.filesInOneField),
  largeApplication: messages.largeApplication(sizeMessage(limits.applicationBytes)),
  manyEntries: messages.manyEntries(message('Siblings'), limits.entries),
};

/** What every form says of an answer that is wrong, in every language. */
export const Wrong = () => (
  <Sentences
    of={Object.values<Message>({ ...messages, ...samples }).map((say) => codes.map((lang) => say({ lang })))}
  />
);
