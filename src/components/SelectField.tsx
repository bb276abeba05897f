import type { Option } from '#forms/field.ts';
import { described, FieldFrame, type FrameProps } from '#src/components/FieldFrame.tsx';

export interface SelectFieldProps extends FrameProps {
  name: string;
  options: readonly Option[];
  autocomplete?: string | undefined;
  defaultValue?: string;
  onChoose?: ((value: string) => void) | undefined;
  onLeave?: (() => void) | undefined;
}

/** One of a list, as the browser's own select. Its blank first option cannot be chosen again. */
export const SelectField = (props: SelectFieldProps) => {
  const { id, name, options, autocomplete = 'off', defaultValue = '', onChoose, onLeave } = props;
  return (
    <FieldFrame {...props} kind="choice">
      <select
        {...described(props)}
        className="input"
        id={id}
        name={name}
        autoComplete={autocomplete}
        defaultValue={defaultValue}
        onChange={({ target }) => onChoose?.(target.value)}
        onBlur={onLeave}
      >
        <option value="" hidden />
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
};
