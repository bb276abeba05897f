import type { ChangeEvent } from 'react';
import type { Option } from '#forms/fieldTypes.ts';
import { t } from '#languages/message.ts';
import { described, ErrorMessage, type FrameProps, Hint, LabelText, leaves } from '#src/components/FieldFrame.tsx';

interface YearsFieldProps extends FrameProps {
  name: string;
  options: readonly Option[];
  /** '2019-2021'; either year may still be blank. */
  defaultValue?: string;
  onChoose?: ((range: string) => void) | undefined;
  onLeave?: (() => void) | undefined;
}

/** A first and a last year, each chosen from a list; the first of the two selects carries the question's id. */
export const YearsField = ({ defaultValue = '', ...props }: YearsFieldProps) => {
  const { id, name, options, context, hint, error, onChoose, onLeave } = props;
  const chosen = defaultValue.split('-');
  const ids = [id, `${id}-last`];
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const both = target.closest('fieldset')?.querySelectorAll('select') ?? [];
    onChoose?.([...both].map(({ value }) => value).join('-'));
  };
  return (
    <fieldset
      className="field field--years"
      data-invalid={error ? '' : undefined}
      onBlur={(event) => leaves(event) && onLeave?.()}
    >
      <legend className="field-label">
        <LabelText {...props} />
      </legend>
      {hint && <Hint id={id}>{hint}</Hint>}
      <div className="years">
        {[t('First year'), t('Last year')].map((label, position) => (
          <div key={label}>
            <label className="year-label" htmlFor={ids[position]}>
              <span>{label}</span>
              {context && <span className="vh">{t(', ') + context}</span>}
            </label>
            <select
              {...described(props)}
              className="input"
              id={ids[position]}
              name={name}
              autoComplete="off"
              defaultValue={chosen[position] ?? ''}
              onChange={choose}
            >
              <option value="" hidden />
              {options.map(({ value, label: year }) => (
                <option key={value} value={value}>
                  {year}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <ErrorMessage {...props} />
    </fieldset>
  );
};
