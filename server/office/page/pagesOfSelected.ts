import { listQuery, parseListForm } from '#server/office/page/listFilter.ts';
import type { signedInRoutes } from '#server/office/page/responses.tsx';
import { isAll } from '#server/office/page/selected.ts';
import { allTicks } from '#server/office/page/selection.ts';
import { type PageContent, queryOf } from '#server/office/page/services.ts';
import type { Session } from '#server/office/page/sessions.ts';

/** The query of what is done with several applications: that of the list, and which of them. */
const selectedQuery = (form: URLSearchParams): string => {
  const query = new URLSearchParams(listQuery({ ...parseListForm(form), selection: allTicks(form) }));
  if (isAll(form)) for (const name of ['which', 'total']) query.set(name, form.get(name) ?? '');
  return `?${query}`;
};

/**
 * Adds pages about several applications of the list. Each has an address, so that Back, a reload and the links of the languages lead to it.
 * A button of the list sends more, and is redirected to it.
 */
export const pagesOfSelected =
  (route: ReturnType<typeof signedInRoutes>) =>
  (path: string, show: (query: URLSearchParams, user: Session) => Promise<PageContent>): void =>
    route('GET', path, async (request, reply, user) => {
      const query = queryOf(request);
      return query.has('list') ? reply.redirect(path + selectedQuery(query), 303) : show(query, user);
    });
