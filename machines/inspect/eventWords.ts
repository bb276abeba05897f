import draftTypes from '#machines/draftTypes.ts?raw';
import handoverTypes from '#machines/handoverTypes.ts?raw';
import menuTypes from '#machines/menuTypes.ts?raw';
import photographsTypes from '#machines/photographsTypes.ts?raw';
import sendingTypes from '#machines/sendingTypes.ts?raw';
import wizardTypes from '#machines/wizard/types.ts?raw';

/** One event in the type of a machine's events, with the comment above it. */
const event = /(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\s*)?\| \(?\{ type: '(\w+)'/g;

const inOneLine = (comment: string) => comment.replace(/\s*\n\s*\*\s*/g, ' ').replaceAll('`', '').trim();

const wordsIn = (types: string): ReadonlyMap<string, string> =>
  new Map(
    [...types.slice(types.search(/export type \w+Event =/)).matchAll(event)].flatMap(([, comment, type]) =>
      comment ? [[type!, inOneLine(comment)] as const] : [],
    ),
  );

const others: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  draft: wordsIn(draftTypes),
  sending: wordsIn(sendingTypes),
  photographs: wordsIn(photographsTypes),
  handover: wordsIn(handoverTypes),
  menu: wordsIn(menuTypes),
};
const wizard = wordsIn(wizardTypes);

/** What is said of an event where its machine declares it; '' where nothing is. */
export const eventWords = (machine: string, type: string): string => (others[machine] ?? wizard).get(type) ?? '';
