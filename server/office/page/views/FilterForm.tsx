import { type Message, message, t } from '#languages/message.ts';
import { FITS_NONE, filterLabels, fitsNone, type ListFilter } from '#server/office/page/listFields.ts';
import { type Option, Select } from '#server/office/page/views/Select.tsx';
import type { Order } from '#server/storing/order.ts';
import { Button, buttonClass } from '#src/components/Button.tsx';

export interface FilterOptions {
  forms: readonly Option[];
  grades: readonly Option[];
  marks: readonly Option[];
  notices: readonly Option[];
}

interface FilterFormProps {
  filter: ListFilter;
  order: Order;
  /** What is chosen, but for the search; and what is chosen by a link and has no field. */
  inWords: readonly string[];
  narrowed: readonly string[];
  options: FilterOptions;
  /** The list without a filter, if there is one. */
  all: string | undefined;
}

const orders: Record<Order, Message> = {
  day: message('newest first'),
  name: message('family name'),
  grade: message('grade, then family name'),
  waiting: message('longest waiting first'),
};

const orderOptions = (): Option[] => Object.entries(orders).map(([value, label]) => ({ value, label: label() }));

/** The filter of the list: a search, and more in a part that opens. Its fields belong to the form of the list. */
export const FilterForm = ({ filter, order, inWords, narrowed, options, all }: FilterFormProps) => {
  const hasMore = [filter.form, filter.has, filter.from, filter.to, filter.fits].some(Boolean);
  return (
    <search className="office-filters">
      <div className="office-search">
        <label className="office-field">
          <span className="field-label">{filterLabels.q()}</span>
          <input type="search" name="q" defaultValue={filter.q} dir="auto" />
        </label>
        <Button look="primary" type="submit" name="show" value="1">
          {t('Show')}
        </Button>
        {all && (
          <a className={buttonClass('quiet')} href={all}>
            {t('Show all')}
          </a>
        )}
      </div>
      <details className="office-choices">
        <summary>
          {t('Filter and order')}
          {inWords.map((each) => (
            <small key={each}>{each}</small>
          ))}
        </summary>
        <div className="office-first">
          <Select
            label={filterLabels.grade()}
            name="grade"
            value={filter.grade}
            options={options.grades}
            empty={t('All')}
          />
          <Select
            label={filterLabels.mark()}
            name="mark"
            value={filter.mark}
            options={options.marks}
            empty={t('All marks')}
          />
          <Select label={t('Order')} name="sort" value={order} options={orderOptions()} />
        </div>
        <details open={hasMore}>
          <summary>{t('More filters')}</summary>
          <div className="office-more">
            <Select
              label={filterLabels.form()}
              name="form"
              value={filter.form}
              options={options.forms}
              empty={t('All forms')}
            />
            <Select
              label={filterLabels.has()}
              name="has"
              value={filter.has}
              options={options.notices}
              empty={t('Anything')}
            />
            <Select
              label={filterLabels.fits()}
              name="fits"
              value={filter.fits}
              options={[{ value: FITS_NONE, label: fitsNone() }]}
              empty={t('Any')}
            />
            <label className="office-field">
              <span className="field-label">{filterLabels.from()}</span>
              <input type="date" name="from" defaultValue={filter.from} />
            </label>
            <label className="office-field">
              <span className="field-label">{filterLabels.to()}</span>
              <input type="date" name="to" defaultValue={filter.to} />
            </label>
          </div>
        </details>
      </details>
      {narrowed.map((each) => (
        <p key={each} className="office-narrowed">
          {each}
        </p>
      ))}
      {filter.with && <input type="hidden" name="with" value={filter.with} />}
      {filter.only && <input type="hidden" name="only" value={filter.only} />}
    </search>
  );
};
