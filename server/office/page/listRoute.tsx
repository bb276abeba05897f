import type { FastifyInstance } from 'fastify';
import { t } from '#languages/message.ts';
import { intakeForms } from '#server/intakeForms.ts';
import { additionsTo } from '#server/office/additions.ts';
import { filterInWords } from '#server/office/page/filterInWords.ts';
import { gradeLabel, gradeOptions } from '#server/office/page/grades.ts';
import { noFilter, TICKED } from '#server/office/page/listFields.ts';
import {
  isFiltered,
  type ListAddress,
  listQuery,
  parseListAddress,
  parseListForm,
  toStoreFilter,
  withFilter,
  withOnly,
  withoutEmptyTicks,
} from '#server/office/page/listFilter.ts';
import { markLabel, markOptions } from '#server/office/page/marks.ts';
import { PAGE_SIZE } from '#server/office/page/neighbors.ts';
import { noticeOptions } from '#server/office/page/notices.ts';
import { signedInRoutes } from '#server/office/page/responses.tsx';
import { MOST_SELECTED, parseSelection, selectionText } from '#server/office/page/selection.ts';
import { queryOf, type Services } from '#server/office/page/services.ts';
import { rowOf } from '#server/office/page/viewModels.ts';
import { Applications } from '#server/office/page/views/Applications.tsx';
import type { CountLink } from '#server/office/page/views/Counts.tsx';
import type { PaginationProps } from '#server/office/page/views/Pagination.tsx';
import { relatedTo } from '#server/office/related.ts';
import { entryName } from '#server/storing/application.ts';
import type { ApplicationCount } from '#server/storing/store.ts';
import { gradesInOrder } from '#server/storing/summary.ts';

const formOptions = () => intakeForms.map(({ name, title }) => ({ value: name, label: t(title) }));

const sum = (counts: readonly ApplicationCount[]) => counts.reduce((total, { count }) => total + count, 0);

/** The marks of the applications that match all but the mark, each with a link to its list. */
const markLinks = (
  address: ListAddress,
  counts: readonly ApplicationCount[],
  marks: readonly string[],
): CountLink[] => {
  const { grade, mark } = address.filter;
  const others = counts.filter(({ appliesFor }) => grade === '' || appliesFor === grade);
  const known = [...new Set([...marks, ...others.map((each) => each.mark)])];
  return known.map((value) => ({
    label: markLabel(value),
    count: sum(others.filter((each) => each.mark === value)),
    href: `/${listQuery(withFilter(address, { mark: value === mark ? '' : value }))}`,
    isCurrent: value === mark,
  }));
};

/** The grades and positions of the applications that match all but the grade. */
const gradeLinks = (address: ListAddress, counts: readonly ApplicationCount[]): CountLink[] => {
  const { grade, mark } = address.filter;
  const others = counts.filter((each) => mark === '' || each.mark === mark);
  const order = gradesInOrder();
  const names = new Map(
    // The chosen one also where none of its applications has the chosen mark.
    counts
      .filter((each) => others.includes(each) || each.appliesFor === grade)
      .map(({ form, appliesFor }) => [appliesFor, gradeLabel(form, appliesFor)]),
  );
  return [...names]
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([value, label]) => ({
      label,
      count: sum(others.filter(({ appliesFor }) => appliesFor === value)),
      href: `/${listQuery(withFilter(address, { grade: value === grade ? '' : value }))}`,
      isCurrent: value === grade,
    }));
};

const pagesOf = (address: ListAddress, count: number): PaginationProps => {
  const { number } = address;
  const link = (page: number) => ({ number: page, href: `/${listQuery({ ...address, number: page })}` });
  return {
    number,
    count,
    previous: number > 1 ? link(number - 1) : undefined,
    next: number < count ? link(number + 1) : undefined,
  };
};

/** How many applications were changed before the list was shown. */
const countIn = (query: URLSearchParams, name: 'marked' | 'left' | 'deleted'): number => {
  const count = Number(query.get(name));
  return Number.isSafeInteger(count) ? Math.max(0, count) : 0;
};

/** The list of applications. */
export const registerList = (office: FastifyInstance, services: Services): void => {
  const { store, settings } = services;

  signedInRoutes(office, services)('GET', '/', async (request, reply, user) => {
    const query = queryOf(request);
    const address = parseListAddress(query);
    // What a button of the list sends is long. The address after it names the same list.
    if (query.has('list')) return reply.redirect(`/${listQuery(withoutEmptyTicks(parseListForm(query)))}`, 303);
    const { filter, order, number, selection } = address;
    const lists = await store.lists();
    const storeFilter = await toStoreFilter(lists, address);
    const { mark: _mark, appliesFor: _appliesFor, ...others } = storeFilter;
    const [{ applications, total, unreadable }, counts] = await Promise.all([
      lists.list(storeFilter, { number, size: PAGE_SIZE }, order),
      lists.counts(others),
    ]);
    const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
    if (number > pageCount) {
      query.delete('jump');
      query.set('page', String(pageCount));
      return reply.redirect(`/?${query}`, 303);
    }
    const [additions, related] = await Promise.all([additionsTo(lists, applications), relatedTo(lists, applications)]);
    // Those that another user has deleted meanwhile are ticked no more.
    const ticked =
      selection.length > 0 ? (await lists.list({ references: selection }, { number: 1, size: 1 })).total : 0;
    const shown = new Set(applications.map(({ reference }) => reference));
    const picked = selection.filter((reference) => !shown.has(reference));
    const changed = parseSelection(new URLSearchParams({ picked: query.get('changed') ?? '' }));
    const content = (
      <Applications
        filter={filter}
        order={order}
        inWords={filterInWords({ ...filter, q: '', with: '', only: '' })}
        narrowed={filterInWords({ ...noFilter, with: filter.with, only: filter.only })}
        sent={{ list: listQuery({ ...address, selection: [] }), picked: selectionText(picked) }}
        all={isFiltered(filter) ? `/${listQuery(withOnly(address, {}))}` : undefined}
        ticked={{
          count: Math.min(ticked, selection.length),
          isMost: selection.length >= MOST_SELECTED,
          href: `/${listQuery(withOnly(address, { only: TICKED }))}`,
        }}
        marked={{
          count: countIn(query, 'marked'),
          left: countIn(query, 'left'),
          href:
            changed.length > 0
              ? `/${listQuery(withOnly({ ...address, selection: changed }, { only: TICKED }))}`
              : undefined,
        }}
        deleted={countIn(query, 'deleted')}
        options={{
          forms: formOptions(),
          grades: gradeOptions(filter.form),
          marks: markOptions([...new Set([...settings.marks, ...(filter.mark ? [filter.mark] : [])])]),
          notices: noticeOptions(),
        }}
        marks={markLinks(address, counts, settings.marks)}
        grades={gradeLinks(address, counts)}
        rows={applications.map((summary) =>
          rowOf(summary, address, {
            additions: additions.get(entryName(summary)),
            related: related.get(entryName(summary)),
          }),
        )}
        total={total}
        pages={pagesOf(address, pageCount)}
        mayDelete={user.mayDelete}
        unreadable={unreadable.map(({ location, reason }) =>
          t('An application cannot be read: {location}. {reason}', { location, reason }),
        )}
      />
    );
    return { title: t('Applications'), content };
  });
};
