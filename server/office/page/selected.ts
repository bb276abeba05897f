import { message } from '#languages/message.ts';
import { parseListForm, toStoreFilter } from '#server/office/page/listFilter.ts';
import { PageError } from '#server/office/page/pageError.ts';
import { allTicks } from '#server/office/page/selection.ts';
import type { ApplicationStore, ListedApplication } from '#server/storing/store.ts';

/** Whether a form of the list means all that match its filter, not only what is ticked. */
export const isAll = (form: URLSearchParams): boolean => form.get('which') === 'all';

const listSelected = async (store: ApplicationStore, form: URLSearchParams): Promise<ListedApplication[]> => {
  const address = parseListForm(form);
  const filter = isAll(form) ? await toStoreFilter(store, address) : { references: allTicks(form) };
  return (await store.list(filter, undefined, address.order)).applications;
};

const refuseNone = (selected: readonly ListedApplication[], form: URLSearchParams) => {
  if (selected.length > 0) return;
  throw allTicks(form).length > 0 && !isAll(form)
    ? new PageError(409, message('These applications are no longer here. They have been deleted.'))
    : new PageError(400, message('Nothing was chosen. Go back and tick at least one application.'));
};

/** The applications that a form of the list means, in its order. Rejects with a PageError when there are none. */
export const findSelected = async (store: ApplicationStore, form: URLSearchParams): Promise<ListedApplication[]> => {
  const selected = await listSelected(store, form);
  refuseNone(selected, form);
  return selected;
};

/** The same for a change: it rejects, too, when others match the filter than when the list was shown. */
export const findUnchanged = async (store: ApplicationStore, form: URLSearchParams): Promise<ListedApplication[]> => {
  const selected = await listSelected(store, form);
  if (isAll(form) && Number(form.get('total')) !== selected.length)
    throw new PageError(
      409,
      message(
        'Meanwhile the number that is found has changed from {shown} to {found}. Nothing was changed. Go back, load the list again, and look.',
        { found: selected.length, shown: Number(form.get('total')) },
      ),
    );
  refuseNone(selected, form);
  return selected;
};
