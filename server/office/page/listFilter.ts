import { formNamed } from '#server/intakeForms.ts';
import { type Filter, searchText } from '#server/storing/filter.ts';

/** The filter of the list, as its form sends it. An empty text filters nothing. */
export interface ListFilter {
  q: string;
  form: string;
  grade: string;
  from: string;
  to: string;
  mark: string;
}

const fields = ['q', 'form', 'grade', 'from', 'to', 'mark'] as const;
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Reads the filter from a query or a form. Invalid values are left out. */
export const parseListFilter = (query: URLSearchParams): ListFilter => {
  const values = Object.fromEntries(fields.map((name) => [name, (query.get(name) ?? '').trim().slice(0, 200)]));
  const { q, form, grade, from, to, mark } = values as unknown as ListFilter;
  return {
    q: searchText(q) === '' ? '' : q,
    form: formNamed(form) ? form : '',
    grade,
    from: isDay(from) ? from : '',
    to: isDay(to) ? to : '',
    mark,
  };
};

export const parsePageNumber = (query: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(query.get('page'))) || 1);

/** The same filter for the store. */
export const toStoreFilter = ({ q, form, grade, from, to, mark }: ListFilter): Filter => ({
  ...(q && { words: q.split(/\s+/) }),
  ...(form && { form }),
  ...(grade && { appliesFor: grade }),
  ...(from && { from }),
  ...(to && { to }),
  ...(mark && { mark }),
});

/** The query of a link to a page of the filtered list: '?form=staff&page=2', or nothing. */
export const listQuery = (filter: ListFilter, page = 1): string => {
  const values = fields.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []));
  const query = new URLSearchParams([...values, ...(page > 1 ? [['page', String(page)]] : [])]).toString();
  return query && `?${query}`;
};
