import { message } from '#languages/message.ts';
import { parseListForm, toStoreFilter } from '#server/office/page/listFilter.ts';
import { PageError } from '#server/office/page/pageError.ts';
import { parseSelection } from '#server/office/page/selection.ts';
import type { ApplicationStore, ListedApplication } from '#server/storing/store.ts';

/** Whether a form of the list means all that match its filter, not only what is ticked. */
export const isAll = (form: URLSearchParams): boolean => form.get('which') === 'all';

/** The applications that a form of the list means, in its order. Rejects with a PageError when there are none. */
export const findSelected = async (store: ApplicationStore, form: URLSearchParams): Promise<ListedApplication[]> => {
  const address = parseListForm(form);
  // Of the ticks of a form all count, not only those that fit into an address.
  const ticked = parseSelection(form, Number.POSITIVE_INFINITY);
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
        'Meanwhile {found} are found instead of {shown}. Nothing was changed. Go back, load the list again, and look.',
        { found: selected.length, shown: Number(form.get('total')) },
      ),
    );
  return selected;
};
