import { formNamed } from '#server/intakeForms.ts';
import { isDay } from '#server/schoolTime.ts';
import { type Filter, searchText } from '#server/storing/filter.ts';

const fields = ['q', 'form', 'grade', 'from', 'to', 'mark', 'fits'] as const;

/** The value of `fits` for additions that fit no application. */
export const FITS_NONE = 'none';

/** The filter of the list, as its form sends it. An empty text filters nothing. */
export type ListFilter = Record<(typeof fields)[number], string>;

/** Reads the filter from a query or a form. Invalid values are left out. */
export const parseListFilter = (query: URLSearchParams): ListFilter => {
  const parse = (name: keyof ListFilter, isValid: (text: string) => boolean = () => true) => {
    const text = (query.get(name) ?? '').trim().slice(0, 200);
    return isValid(text) ? text : '';
  };
  return {
    q: parse('q', (text) => searchText(text) !== ''),
    form: parse('form', (text) => formNamed(text) !== undefined),
    grade: parse('grade'),
    from: parse('from', isDay),
    to: parse('to', isDay),
    mark: parse('mark'),
    fits: parse('fits', (text) => text === FITS_NONE),
  };
};

/** No list is longer; a database counts no further. */
const LAST_PAGE = 1_000_000;

export const parsePageNumber = (query: URLSearchParams): number =>
  Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(query.get('page'))) || 1));

/** The same filter for the store. */
export const toStoreFilter = ({ q, form, grade, from, to, mark, fits }: ListFilter): Filter => ({
  ...(q && { words: q.split(/\s+/) }),
  ...(form && { form }),
  ...(grade && { appliesFor: grade }),
  ...(from && { from }),
  ...(to && { to }),
  ...(mark && { mark }),
  ...(fits && { unfit: true }),
});

/** The query of a link to a page of the filtered list: '?form=staff&page=2', or nothing. */
export const listQuery = (filter: ListFilter, page = 1): string => {
  const values = fields.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []));
  const query = new URLSearchParams([...values, ...(page > 1 ? [['page', String(page)]] : [])]).toString();
  return query && `?${query}`;
};
