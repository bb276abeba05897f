import { type Message, message, t } from '#languages/message.ts';
import type { Failure, LastSend } from '#machines/wizard/types.ts';
import { dayHere, whenInWords } from '#src/components/clock.ts';
import { surelyKeptUntil } from '#src/components/keptUntil.ts';
import type { SavedNoteProps } from '#src/components/SavedNote.tsx';

/** A sentence that says where the answers are, and until when. */
export const whereSaved = ({ stored, savedAt }: SavedNoteProps): string => {
  if (!stored) return t('Please keep this page open: this device cannot save everything.');
  return t('Your answers and files are saved on this device only, until {day}.', {
    day: dayHere(surelyKeptUntil(savedAt)),
  });
};

/**
 * What happened and what to do, by kind, with `{phone}` and `{email}` of the school where it helps. A refusal has its own sentence.
 * `saved` is a sentence that says where the answers are.
 */
export const sentenceOf = ({ kind, detail, retryAt }: Failure, saved: string): string => {
  const values = { kept: () => saved };
  switch (kind) {
    case 'offline':
      return t(
        'The connection was lost before the school could confirm that the application has arrived. {kept} Please check your connection and submit again.',
        values,
      );
    case 'busy':
      return retryAt === undefined
        ? t(
            'The school’s system is busy and could not accept the application. {kept} Please try again in a few minutes.',
            values,
          )
        : t(
            'The school’s system is busy and could not accept the application. {kept} Please try again {when} or later.',
            { ...values, when: () => whenInWords(new Date(retryAt + 60_000)) },
          );
    case 'too large':
      return t('The application is too large to send. Please attach smaller files first:');
    case 'refused':
      return (
        detail ??
        t('The school’s system did not accept the application. {kept} Please call {phone} or write to {email}.', values)
      );
    case 'not the school':
      return t(
        'The answer did not come from the school but from something in between, such as the sign-in page of a Wi-Fi network. Please sign in there or use another connection, then submit again.',
      );
    default:
      return t(
        'No answer came back, so it is not known whether the application has arrived. {kept} Please ask the school before you submit again, or it may receive two: {phone}, {email}.',
        values,
      );
  }
};

/** The outcome of a send without a receipt. */
export const endingOf: Readonly<Partial<Record<LastSend, Message>>> = {
  stopped: message(
    'You have stopped sending. Your application may or may not have arrived. Press Submit when you are ready; the school keeps only one.',
  ),
  'not there': message('Your application has not been sent yet. Everything is still here. Please press Submit.'),
  refused: message(
    'Your application was not accepted, and has not been sent. Everything is still here. Please correct what is wrong, then press Submit.',
  ),
  'not confirmed': message(
    'Nobody has confirmed your application: it may not have arrived. Everything is still here. Please press Submit.',
  ),
  'not known': message(
    'It is not known whether your application has arrived. Everything is still here. Please ask the school before you submit again: {phone}, {email}.',
  ),
} satisfies Record<Exclude<LastSend, 'awaited'>, Message>;

/** With the receipt of an earlier send: the school may have other answers than those on this device. */
export const arrivedBefore = message(
  'It had arrived before, perhaps from another device. Please tell the school what has changed since then: {phone}, {email}.',
);
