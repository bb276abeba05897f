import type { SnapshotFrom } from 'xstate';
import { sizeInWords } from '#forms/limits.ts';
import { MOST_PAGES, type photographsMachine, unmade } from '#machines/photographs.ts';
import type { Refusal } from '#machines/photographsTypes.ts';

export type PhotographsSnapshot = SnapshotFrom<typeof photographsMachine>;

/** What the dialog shows in a state. Once there are pages, they stay in sight while others are made. */
export const sceneOf = (snapshot: PhotographsSnapshot) => {
  if (snapshot.matches({ arranging: 'adjusting' })) return 'adjusting';
  if (snapshot.matches({ arranging: 'viewing' })) return 'viewing';
  if (snapshot.matches('leaving')) return 'leaving';
  if (snapshot.matches('refused')) return 'refused';
  return snapshot.context.pages.length > 0 ? 'arranging' : 'choosing';
};

const counted = (count: number, thing: string) => (count === 1 ? `1 ${thing}` : `${count} ${thing}s`);

/** What is going on, in words. */
export const statusOf = (snapshot: PhotographsSnapshot): string => {
  const { queue, pages, leftOut, failed } = snapshot.context;
  const more = queue.length > 1 ? ` ${queue.length - 1} more to come.` : '';
  if (snapshot.matches('reading')) return `Reading the photo…${more}`;
  if (snapshot.matches('making')) return 'Making the page…';
  if (snapshot.matches('combining')) return 'Making the PDF…';
  if (!snapshot.matches({ arranging: 'overview' })) return '';
  if (failed) return 'The PDF could not be made. Please try again.';
  const bytes = pages.reduce((sum, { picture }) => sum + (picture as Blob).size, 0);
  const verb = leftOut === 1 ? 'was' : 'were';
  const left = leftOut > 0 ? ` ${counted(leftOut, 'photo')} ${verb} left out: a PDF can have ${MOST_PAGES} pages.` : '';
  return `${counted(pages.length, 'page')}, ${sizeInWords(bytes)}. What you see is what will be sent.${left}`;
};

const refusals: Record<Refusal, string> = {
  heic: 'is a HEIC photo, which this browser cannot open. Please take the photo again here with “Take a photo”. Or, on an iPhone, choose “Most Compatible” in Settings, Camera, Formats, and take it again.',
  other: 'is not a photo. Please choose a JPEG, PNG or WebP picture.',
  unreadable: 'could not be read on this device. Please take the photo again.',
};

/** Why a photo is refused, one that was just chosen or one of the pages, and what to do. */
export const refusalOf = ({ context, value }: PhotographsSnapshot): string => {
  const photograph = (unmade(context)?.photograph ?? context.queue[0]) as File;
  return `“${photograph.name}” ${refusals[(value as { refused: Refusal }).refused]}`;
};
