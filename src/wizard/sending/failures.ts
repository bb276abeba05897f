import { filesIn } from '#forms/attachment.ts';
import type { DraftGroup } from '#forms/draftValue.ts';
import { sizeInWords } from '#forms/limits.ts';
import type { Ended, Failure } from '#machines/wizard/types.ts';
import { clockTime } from '#src/components/clock.ts';

const NAMED = 3;

const largest = (draft: DraftGroup): string =>
  filesIn(draft)
    .toSorted((one, other) => other.size - one.size)
    .slice(0, NAMED)
    .map(({ name, size }) => `${name} (${sizeInWords(size)})`)
    .join(', ');

/** Where the answers are while they have not arrived. */
export const whereSaved = ({ stored, files }: { stored: boolean; files: boolean }): string =>
  stored
    ? `Your ${files ? 'answers and files' : 'answers'} are saved on this device.`
    : 'Please keep this page open: this device cannot save your answers.';

/** What happened and what to do, by kind; a refusal says so itself. `saved` says where the answers are. */
export const sentenceOf = ({ kind, detail, retryAt }: Failure, draft: DraftGroup, saved: string): string => {
  switch (kind) {
    case 'offline':
      return `The connection was lost before the school could confirm that the application has arrived. ${saved} Please check your connection and submit again.`;
    case 'busy':
      return `The school is busy and could not accept the application. ${saved} Please try again ${
        retryAt === undefined ? 'in a few minutes' : `after ${clockTime(new Date(retryAt + 60_000))}`
      }.`;
    case 'too large':
      return `The application is too large to send. Please attach smaller files first. The largest are ${largest(draft)}.`;
    case 'refused':
      return detail ?? `The school’s system did not accept the application. ${saved} Please call the school.`;
    case 'not the school':
      return 'The answer did not come from the school but from something in between, such as the sign-in page of a Wi-Fi network. Please sign in there or use another connection, then submit again.';
    default:
      return `No answer came back, so it is not known whether the application has arrived. ${saved} Please ask the school before you submit again, or it may receive two.`;
  }
};

const again = 'Press Submit when you are ready; the school keeps only one.';

/** What became of a send that brought no receipt. */
export const endingOf: Readonly<Record<Ended, string>> = {
  stopped: `You have stopped sending. Your application may or may not have arrived. ${again}`,
  'not there': 'Your application has not been sent yet. Everything is still here. Please press Submit.',
  'not confirmed':
    'Nobody has confirmed your application: it may not have arrived. Everything is still here. Please press Submit.',
  'not known':
    'It is not known whether your application has arrived. Everything is still here. Please ask the school before you submit again.',
};
