import { Fragment, type ReactNode } from 'react';

/** A sentence with elements in place of its `{placeholders}`. */
export const rich = (sentence: string, elements: Readonly<Record<string, ReactNode>>): ReactNode =>
  sentence.split(/(\{\w+\})/).map((piece, at) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
    return <Fragment key={at}>{name !== undefined && name in elements ? elements[name] : piece}</Fragment>;
  });
