import type { SnapshotFrom } from 'xstate';
import { sizeInWords } from '#forms/limits.ts';
import { MOST_PAGES, type photographsMachine, unmade } from '#machines/photographs.ts';
import type { Refusal } from '#machines/photographsTypes.ts';

export type PhotographsSnapshot = SnapshotFrom<typeof photographsMachine>;

/** What the dialog shows in a state. Once there are pages, they stay in sight while others are made. */
export const sceneOf = (snapshot: PhotographsSnapshot) => {
  if (snapshot.matches({ arranging: 'adjusting' })) return 'adjusting';
  if (snapshot.matches('leaving')) return 'leaving';
  if (snapshot.matches('refused')) return 'refused';
  return snapshot.context.pages.length > 0 ? 'arranging' : 'choosing';
};

const counted = (count: number, thing: string) => (count === 1 ? `1 ${thing}` : `${count} ${thing}s`);

/** What is going on, in words. */
export const statusOf = (snapshot: PhotographsSnapshot): string => {
  const { waiting, pages, leftOut } = snapshot.context;
  const more = waiting.length > 1 ? ` ${waiting.length - 1} more to come.` : '';
  if (snapshot.matches('reading')) return `Reading the photograph…${more}`;
  if (snapshot.matches('making')) return 'Making the page…';
  if (snapshot.matches('binding')) return 'Making the PDF…';
  if (!snapshot.matches({ arranging: 'looking' })) return '';
  const bytes = pages.reduce((sum, { picture }) => sum + (picture as Blob).size, 0);
  const left = leftOut > 0 ? ` ${counted(leftOut, 'photograph')} left out: one PDF takes ${MOST_PAGES} pages.` : '';
  return `${counted(pages.length, 'page')}, ${sizeInWords(bytes)}. What you see is what will be sent.${left}`;
};

const refusals: Record<Refusal, string> = {
  heic: 'is a HEIC photograph, which this browser cannot open. Please take it anew here with “Take a photograph”. Or, on an iPhone, choose “Most Compatible” in Settings, Camera, Formats, and take it again.',
  other: 'is not a photograph. JPEG, PNG and WebP can be used.',
  unreadable: 'could not be read on this device. Please take it once more.',
};

/** Why a photograph is not taken, one that was just chosen or one of the pages, and what to do. */
export const refusalOf = ({ context, value }: PhotographsSnapshot): string => {
  const photograph = (unmade(context)?.photograph ?? context.waiting[0]) as File;
  return `“${photograph.name}” ${refusals[(value as { refused: Refusal }).refused]}`;
};
