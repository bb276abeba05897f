import { type Message, message, t, tn } from '#languages/message.ts';
import type { ListFilter } from '#server/office/page/listFields.ts';
import { ApplicationRow, type Row } from '#server/office/page/views/ApplicationRow.tsx';
import { type CountLink, Counts } from '#server/office/page/views/Counts.tsx';
import { FilterForm, type FilterOptions } from '#server/office/page/views/FilterForm.tsx';
import { ManyForm } from '#server/office/page/views/ManyForm.tsx';
import { PageButtons, type PaginationProps } from '#server/office/page/views/Pagination.tsx';
import type { Order } from '#server/storing/order.ts';
import { Button } from '#src/components/Button.tsx';

interface ApplicationsProps {
  filter: ListFilter;
  order: Order;
  /** The filter in words, but for the search; and the part of it that has no field. */
  inWords: readonly string[];
  narrowed: readonly string[];
  /** What its buttons send beside the filter and the ticks: the list that is shown, and the ticks of other pages. */
  sent: { list: string; picked: string };
  /** The list without a filter, if there is one. */
  all: string | undefined;
  /** How many are ticked on all pages, whether that is the most, and the list of these. */
  ticked: { count: number; isMost: boolean; href: string };
  /** How many were marked just now and how many were left, and the list of these; how many were deleted. */
  marked: { count: number; left: number; href?: string | undefined };
  deleted: number;
  options: FilterOptions;
  marks: readonly CountLink[];
  grades: readonly CountLink[];
  rows: readonly Row[];
  total: number;
  pages: PaginationProps;
  mayDelete: boolean;
  /** A sentence for each application that cannot be read. */
  unreadable: readonly string[];
}

const orders: Record<Order, Message> = {
  day: message('newest first'),
  name: message('by family name'),
  grade: message('by grade'),
  waiting: message('longest waiting first'),
};

/** How many are ticked, and the ways to see and to untick them. */
const Ticked = ({ count, isMost, href }: ApplicationsProps['ticked']) => (
  <p className="office-ticked" role="status">
    {tn('{count} ticked.', '{count} ticked.', count)} <a href={href}>{t('Show only these')}</a>{' '}
    <Button look="quiet" type="submit" name="clear" value="1">
      {t('Untick all')}
    </Button>
    {isMost && ` ${t('No more can be ticked. For more, use a filter and “all that were found”.')}`}
  </p>
);

/** What is said instead of an empty list, unless it is empty because of what was just done. */
const emptyList = ({ q, ...others }: ListFilter): string => {
  if (others.from && others.to && others.from > others.to)
    return t('Nothing was found. The first day is after the last one.');
  if (Object.values(others).some(Boolean)) return t('Nothing was found. Try fewer filters.');
  if (q) return t('Nothing was found. Try a part of the name, a telephone number or the reference.');
  return t('Nothing has been received yet.');
};

/** The list of applications, in one form: each of its buttons sends what is ticked. */
export const Applications = (props: ApplicationsProps) => {
  const { filter, order, options, rows, total, all, ticked, marked } = props;
  const counted = all ? tn('{count} found', '{count} found', total) : tn('{count} received', '{count} received', total);
  return (
    <form method="get" action="/">
      <h1>{t('Applications')}</h1>
      {marked.count + marked.left > 0 && (
        <p className="office-done" role="status">
          {marked.count > 0 &&
            `${tn('{count} application was changed.', '{count} applications were changed.', marked.count)} `}
          {marked.left > 0 &&
            `${tn(
              '{count} was left as it is: it has got another mark meanwhile.',
              '{count} were left as they are: they have got another mark meanwhile.',
              marked.left,
            )} `}
          {marked.href && <a href={marked.href}>{t('Show them')}</a>}
        </p>
      )}
      {props.deleted > 0 && (
        <p className="office-done" role="status">
          {tn('{count} application was deleted.', '{count} applications were deleted.', props.deleted)}
        </p>
      )}
      <FilterForm
        filter={filter}
        order={order}
        inWords={props.inWords}
        narrowed={props.narrowed}
        options={options}
        all={all}
      />
      <input type="hidden" name="list" value={props.sent.list} />
      <input type="hidden" name="picked" value={props.sent.picked} />
      <Counts title={t('By mark')} links={props.marks} />
      <details className="office-overview" open={filter.grade !== ''}>
        <summary>{t('By grade or position')}</summary>
        <Counts title={t('By grade or position')} links={props.grades} />
      </details>
      {props.unreadable.map((each) => (
        <p key={each} className="office-care">
          {each}
        </p>
      ))}
      <div className="office-listed">
        <p className="office-count">
          {rows.length > 0 && counted + t(', ') + orders[order]()}
          {rows.length === 0 && (marked.count + marked.left + props.deleted > 0 ? counted : emptyList(filter))}
        </p>
        {rows.length > 0 && <a href="#many">{t('Do with several')}</a>}
      </div>
      {ticked.count > 0 && <Ticked {...ticked} />}
      {rows.length > 0 && (
        <ol className="office-list">
          {rows.map((row) => (
            <ApplicationRow key={row.name} row={row} />
          ))}
        </ol>
      )}
      <PageButtons {...props.pages} isByDay={order === 'day'} />
      {(rows.length > 0 || ticked.count > 0) && <ManyForm total={total} mayDelete={props.mayDelete} />}
    </form>
  );
};
