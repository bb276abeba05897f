import { createElement, type FunctionComponent, Suspense } from 'react';
import { lazily } from '#src/frame/lazily.ts';

type Parts = typeof import('#src/wizard/lateParts.ts');

// What nobody sees when a form comes alive is fetched right after, in one file: nothing waits for it at its own moment. No part of the
// served page is among it: an answer there may change, or a file be chosen, before it has come.
const parts = lazily(() => import('#src/wizard/lateParts.ts'));

function late<Name extends keyof Parts>(name: Name): Parts[Name] {
  const Part = (props: object) => createElement(parts.usePart()[name] as FunctionComponent<object>, props);
  return ((props: object) => createElement(Suspense, null, createElement(Part, props))) as Parts[Name];
}

/** Fetches them all. */
export const fetchLateParts = parts.preload;

export const Elsewhere = late('Elsewhere');
export const Ending = late('Ending');
export const ListQuestion = late('ListQuestion');
export const NoToAll = late('NoToAll');
export const Offer = late('Offer');
export const Outcome = late('Outcome');
export const Previous = late('Previous');
export const ReceiptNote = late('ReceiptNote');
export const ResetNote = late('ResetNote');
export const Review = late('Review');
export const SentApplication = late('SentApplication');
export const YearsField = late('YearsField');
