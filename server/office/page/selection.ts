import { isReference, readReference } from '#forms/reference.ts';

/** The references of the applications that are ticked. */
export type Selection = readonly string[];

/** So many fit into an address. For more there is "all that were found". */
export const MOST_SELECTED = 400;

const readAll = (texts: readonly string[]): string[] => texts.map(readReference).filter(isReference);

/** The ticks of the page that was sent (`chosen`), and those of other pages (`picked`). */
export const parseSelection = (form: URLSearchParams, most = MOST_SELECTED): Selection => {
  const picked = (form.get('picked') ?? '').split('.');
  return [...new Set(readAll([...picked, ...form.getAll('chosen')]))].slice(0, most);
};

/** All ticks of a form, not only those that fit into the address of a list. */
export const allTicks = (form: URLSearchParams): Selection => parseSelection(form, Number.POSITIVE_INFINITY);

/** A selection in an address: '2346789ACD.K7MQ4XR29H'. */
export const selectionText = (selection: Selection): string =>
  selection.map((reference) => reference.replace('-', '')).join('.');
