import type { Option } from '#forms/fieldTypes.ts';
import { t } from '#languages/message.ts';
import { described, FieldFrame, type FrameProps } from '#src/components/FieldFrame.tsx';
import { isLong } from '#src/components/isLong.ts';

interface SelectFieldProps extends FrameProps {
  name: string;
  options: readonly Option[];
  autocomplete?: string | undefined;
  defaultValue?: string;
  onChoose?: ((value: string) => void) | undefined;
  onLeave?: (() => void) | undefined;
}

/**
 * A form that long lists belong to. At each key the browser's autofill reads every option of the form that contains the field:
 * twenty lists of countries would make typing slow.
 */
export const LongLists = () => <form id="long-lists" hidden />;

/** One of a list, as the browser's own select. Its blank first option cannot be chosen again; an optional one can be emptied. */
export const SelectField = ({ autocomplete = 'off', defaultValue = '', ...props }: SelectFieldProps) => {
  const { id, name, options, onChoose, onLeave } = props;
  return (
    <FieldFrame {...props} kind="choice">
      <select
        {...described(props)}
        className="input"
        id={id}
        name={name}
        form={isLong(options) ? 'long-lists' : undefined}
        autoComplete={autocomplete}
        defaultValue={defaultValue}
        onChange={({ target }) => onChoose?.(target.value)}
        onBlur={onLeave}
      >
        <option value="" label=" " hidden />
        {!props.required && <option value="">{t('None')}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
};
