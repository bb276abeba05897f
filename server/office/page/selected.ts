import { message } from '#languages/message.ts';
import { listQuery, parseListForm, toStoreFilter } from '#server/office/page/listFilter.ts';
import { PageError } from '#server/office/page/pageError.ts';
import type { signedInRoutes } from '#server/office/page/responses.tsx';
import { parseSelection } from '#server/office/page/selection.ts';
import { type PageContent, queryOf } from '#server/office/page/services.ts';
import type { Session } from '#server/office/page/sessions.ts';
import type { ApplicationStore, ListedApplication } from '#server/storing/store.ts';

/** Whether a form of the list means all that match its filter, not only what is ticked. */
export const isAll = (form: URLSearchParams): boolean => form.get('which') === 'all';

/** Of the ticks of a form all count, not only those that fit into the address of a list. */
const allTicks = (form: URLSearchParams) => parseSelection(form, Number.POSITIVE_INFINITY);

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

/** The applications that a form of the list means, in its order. Rejects with a PageError when there are none. */
export const findSelected = async (store: ApplicationStore, form: URLSearchParams): Promise<ListedApplication[]> => {
  const address = parseListForm(form);
  const ticked = allTicks(form);
  const filter = isAll(form) ? await toStoreFilter(store, address) : { references: ticked };
  const { applications } = await store.list(filter, undefined, address.order);
  if (applications.length === 0)
    throw ticked.length > 0 && !isAll(form)
      ? new PageError(409, message('These applications are no longer here. They have been deleted.'))
      : new PageError(400, message('Nothing was chosen. Go back and tick at least one application.'));
  return applications;
};

/** The same for a change: it rejects, too, when others match the filter than when the list was shown. */
export const findUnchanged = async (store: ApplicationStore, form: URLSearchParams): Promise<ListedApplication[]> => {
  const selected = await findSelected(store, form);
  if (isAll(form) && Number(form.get('total')) !== selected.length)
    throw new PageError(
      409,
      message(
        'Meanwhile the number that is found has changed from {shown} to {found}. Nothing was changed. Go back, load the list again, and look.',
        { found: selected.length, shown: Number(form.get('total')) },
      ),
    );
  return selected;
};
