import { Fragment, type ReactNode } from 'react';

/** A sentence with elements in place of its `{placeholders}`. Each text beside them has an element of its own: docs/decisions/0085. */
export const rich = (sentence: string, elements: Readonly<Record<string, ReactNode>>): ReactNode =>
  sentence
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((piece, at) => {
      const name = /^\{(\w+)\}$/.exec(piece)?.[1];
      const part = name !== undefined && name in elements ? elements[name] : piece;
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
      return typeof part === 'string' ? <span key={at}>{part}</span> : <Fragment key={at}>{part}</Fragment>;
    });
