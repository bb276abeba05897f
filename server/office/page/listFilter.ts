import { isReference, readReference } from '#forms/reference.ts';
import { latinDigits } from '#forms/text.ts';
import { formNamed } from '#server/intakeForms.ts';
import { FITS_NONE, type ListFilter, listFields, noFilter, TICKED } from '#server/office/page/listFields.ts';
import { MOST_SELECTED, parseSelection, type Selection, selectionText } from '#server/office/page/selection.ts';
import { isDay } from '#server/schoolTime.ts';
import type { Filter } from '#server/storing/filter.ts';
import { isOrder, type Order } from '#server/storing/order.ts';
import { searchText } from '#server/storing/search.ts';
import type { Lists } from '#server/storing/store.ts';

/** Reads the filter from a query or a form. Invalid values are left out. */
const parseListFilter = (query: URLSearchParams): ListFilter => {
  const parse = (name: keyof ListFilter, isValid: (text: string) => boolean = () => true) => {
    const text = (query.get(name) ?? '').trim().slice(0, 200);
    return isValid(text) ? text : '';
  };
  return {
    q: parse('q', (text) => searchText(text) !== ''),
    form: parse('form', (text) => formNamed(text) !== undefined),
    grade: parse('grade'),
    mark: parse('mark'),
    has: parse('has'),
    from: parse('from', isDay),
    to: parse('to', isDay),
    fits: parse('fits', (text) => text === FITS_NONE),
    only: parse('only', (text) => text === TICKED),
    with: readReference(parse('with', (text) => isReference(readReference(text)))),
  };
};

/** No list is longer; a database counts no further. */
const LAST_PAGE = 1_000_000;

export const parsePageNumber = (query: URLSearchParams): number =>
  Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(latinDigits(query.get('jump') || query.get('page') || ''))) || 1));

/** The list as its address names it. */
export interface ListAddress {
  filter: ListFilter;
  order: Order;
  number: number;
  /** The applications that are ticked, on whatever page they are. */
  selection: Selection;
  /** The ids of the columns that were chosen for the table. */
  columns: readonly string[];
}

/** The columns as checkboxes send them, or as an address has them: 'reference,mark'. */
const parseColumns = (query: URLSearchParams): string[] => {
  const columns = query.getAll('columns').flatMap((text) => text.split(','));
  return [...new Set(columns)].filter((id) => /^[\w.[\]]{1,80}$/.test(id)).slice(0, 200);
};

const parseOrder = (query: URLSearchParams): Order => {
  const order = query.get('sort') ?? '';
  return isOrder(order) ? order : 'day';
};

export const parseListAddress = (query: URLSearchParams): ListAddress => ({
  filter: parseListFilter(query),
  order: parseOrder(query),
  number: parsePageNumber(query),
  selection: parseSelection(query),
  columns: parseColumns(query),
});

/**
 * The list that a button of the list's form leads to: "Show" sends the fields of the filter, the others name in `list` what is shown. The
 * form has the ticks in both cases.
 */
export const parseListForm = (form: URLSearchParams): ListAddress => {
  const isShown = form.has('list') && !form.has('show');
  const address = parseListAddress(isShown ? new URLSearchParams(form.get('list')!) : form);
  const columns = parseColumns(form);
  const isTurned = Boolean(form.get('jump')) || form.has('page');
  return {
    ...address,
    number: isShown && !isTurned ? address.number : parsePageNumber(form),
    selection: form.has('clear') ? [] : parseSelection(form),
    columns: columns.length > 0 ? columns : address.columns,
  };
};

/** The same filter for the store. */
export const toStoreFilter = async (
  store: Pick<Lists, 'list'>,
  { filter: { q, form, grade, mark, has, from, to, fits, only, with: reference }, selection }: ListAddress,
): Promise<Filter> => ({
  ...(q && { words: [q] }),
  ...(form && { form }),
  ...(grade && { appliesFor: grade }),
  ...(mark && { mark }),
  ...(has && { notice: has }),
  ...(from && { from }),
  ...(to && { to }),
  ...(fits && { unfit: true }),
  ...(only && { references: selection }),
  ...(reference && { relations: await relationsWith(store, reference) }),
});

const relationsWith = async (store: Pick<Lists, 'list'>, reference: string) =>
  (await store.list({ references: [reference] })).applications.flatMap(({ relations }) => relations);

/** The query of a link to a page of the list: '?form=staff&page=2', or nothing. */
export const listQuery = ({ filter, order, number, selection, columns }: ListAddress): string => {
  const query = new URLSearchParams(listFields.flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])));
  if (order !== 'day') query.set('sort', order);
  if (number > 1) query.set('page', String(number));
  if (columns.length > 0) query.set('columns', columns.join(','));
  if (selection.length > 0) query.set('picked', selectionText(selection));
  const text = query.toString();
  return text && `?${text}`;
};

/** What an address of the list says was done just now: how many applications were marked, left or deleted, and which were marked. */
export const justDone = ['marked', 'left', 'changed', 'deleted'] as const;

const listAfter = (address: ListAddress, done: Partial<Record<(typeof justDone)[number], string>>): string =>
  `/?${new URLSearchParams([...new URLSearchParams(listQuery(address)), ...Object.entries(done)])}`;

/** The address of the list after so many of these were marked. Of more than fit into an address it has only the number. */
export const listWithMarked = (
  address: ListAddress,
  references: Selection,
  { marked, left }: { marked: number; left: number },
): string =>
  listAfter(withoutEmptyTicks({ ...address, selection: [] }), {
    marked: String(marked),
    ...(left > 0 && { left: String(left) }),
    ...(references.length <= MOST_SELECTED && { changed: selectionText(references) }),
  });

/** The address of the list after these were deleted: without what only they may have been in. */
export const listWithoutDeleted = (address: ListAddress, references: readonly string[], count: number): string => {
  const { filter, number, selection } = address;
  const rest = {
    ...address,
    number: filter.only || filter.with ? 1 : number,
    filter: { ...filter, only: '', with: '' },
    selection: selection.filter((reference) => !references.includes(reference)),
  };
  return listAfter(rest, { deleted: String(count) });
};

/** The list to show next. Without ticks it no longer shows only the ticked ones. */
export const withoutEmptyTicks = (address: ListAddress): ListAddress =>
  address.filter.only && address.selection.length === 0 ? withFilter(address, { only: '' }) : address;

/** The first page of the list with no filter but this one. */
export const withOnly = (address: ListAddress, filter: Partial<ListFilter>): ListAddress =>
  withFilter(address, { ...noFilter, ...filter });

/** The first page of the list with another filter. */
export const withFilter = (address: ListAddress, filter: Partial<ListFilter>): ListAddress => ({
  ...address,
  number: 1,
  filter: { ...address.filter, ...filter },
});

export const isFiltered = (filter: ListFilter): boolean => Object.values(filter).some(Boolean);
