import type { SnapshotFrom } from 'xstate';
import { sizeMessage } from '#forms/limits.ts';
import { plural, t, tn } from '#languages/message.ts';
import { MOST_PAGES, type photographsMachine, unmade } from '#machines/photographs.ts';
import type { Refusal } from '#machines/photographsTypes.ts';

export type PhotographsSnapshot = SnapshotFrom<typeof photographsMachine>;

/** What the dialog shows in a state. Once there are pages, they are shown while others are made. */
export const sceneOf = (snapshot: PhotographsSnapshot) => {
  if (snapshot.matches({ arranging: 'adjusting' })) return 'adjusting';
  if (snapshot.matches({ arranging: 'viewing' })) return 'viewing';
  if (snapshot.matches('leaving')) return 'leaving';
  if (snapshot.matches('refused')) return 'refused';
  if (snapshot.matches('hidden')) return 'hidden';
  if (snapshot.matches('tooOld')) return 'tooOld';
  return snapshot.context.pages.length > 0 ? 'arranging' : 'choosing';
};

/** What is in progress, in words. */
export const statusOf = (snapshot: PhotographsSnapshot): string => {
  const { queue, pages, leftOut, failed } = snapshot.context;
  if (snapshot.matches('reading'))
    return queue.length > 1
      ? tn('Reading the photo… {count} more to come.', 'Reading the photo… {count} more to come.', queue.length - 1)
      : t('Reading the photo…');
  if (snapshot.matches('making')) return t('Making the page…');
  if (snapshot.matches('combining')) return t('Making the PDF…');
  if (!snapshot.matches({ arranging: 'overview' })) return '';
  if (failed) return t('The PDF could not be made. Please try again.');
  const bytes = pages.reduce((sum, { picture }) => sum + (picture as Blob).size, 0);
  const made = t('{pages}, {size}. What you see is what will be sent.', {
    pages: plural('1 page', '{count} pages', pages.length),
    size: sizeMessage(bytes),
  });
  if (leftOut === 0) return made;
  const left = tn(
    '1 photo was left out: a PDF can have at most {most} pages.',
    '{count} photos were left out: a PDF can have at most {most} pages.',
    leftOut,
    { most: MOST_PAGES },
  );
  return `${made} ${left}`;
};

const refusals: Record<Refusal, (name: string) => string> = {
  heic: (name) =>
    t(
      '“{name}” is a HEIC photo, which this browser cannot open. Please take the photo again here with “Take a photo”. Or, on an iPhone, choose “Most Compatible” in Settings, Camera, Formats, and take it again.',
      { name },
    ),
  other: (name) => t('“{name}” is not a photo. Please choose a JPEG, PNG or WebP picture.', { name }),
  unreadable: (name) => t('“{name}” could not be read on this device. Please take the photo again.', { name }),
};

/** Why a photo is refused, one that was just chosen or one of the pages, and what to do. */
export const refusalOf = ({ context, value }: PhotographsSnapshot): string => {
  const page = unmade(context);
  if (page)
    return t('“{name}” could not be read again. The page stays as it was.', { name: (page.photograph as File).name });
  const photograph = context.queue[0]?.photograph as File;
  return refusals[(value as { refused: Refusal }).refused](photograph.name);
};
