import { Fragment, type ReactNode } from 'react';

/** A sentence with elements in place of its `{placeholders}`. Unlike in `rich`, no text needs an element: no script renders the page. */
export const sentence = (text: string, elements: Readonly<Record<string, ReactNode>>): ReactNode =>
  text
    .split(/\{(\w+)\}/)
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of a sentence never change places
    .map((piece, at) => <Fragment key={at}>{at % 2 === 1 ? elements[piece] : piece}</Fragment>);
