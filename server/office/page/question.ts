import { formNamed } from '#server/intakeForms.ts';
import { type Choice, folded } from '#server/storing/search.ts';

/** What a list is asked for, as its form has it. */
export interface Question {
  q: string;
  form: string;
  grade: string;
  from: string;
  to: string;
  mark: string;
}

const fields = ['q', 'form', 'grade', 'from', 'to', 'mark'] as const;
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** What a query asks for. What cannot be meant is left out. */
export const questionIn = (query: URLSearchParams): Question => {
  const said = Object.fromEntries(fields.map((name) => [name, (query.get(name) ?? '').trim().slice(0, 200)]));
  const { q, form, grade, from, to, mark } = said as unknown as Question;
  return {
    q: folded(q) === '' ? '' : q,
    form: formNamed(form) ? form : '',
    grade,
    from: isDay(from) ? from : '',
    to: isDay(to) ? to : '',
    mark,
  };
};

export const pageIn = (query: URLSearchParams): number => Math.max(1, Math.trunc(Number(query.get('page'))) || 1);

/** The applications that a question means. */
export const choiceOf = ({ q, form, grade, from, to, mark }: Question): Choice => ({
  ...(q && { words: q.split(/\s+/) }),
  ...(form && { form }),
  ...(grade && { appliesFor: grade }),
  ...(from && { from }),
  ...(to && { to }),
  ...(mark && { mark }),
});

/** A question and a page as the query of a link: '?form=staff&page=2', or nothing. */
export const queryOf = (question: Question, page = 1): string => {
  const said = fields.flatMap((name) => (question[name] ? [[name, question[name]]] : []));
  const query = new URLSearchParams([...said, ...(page > 1 ? [['page', String(page)]] : [])]).toString();
  return query && `?${query}`;
};
