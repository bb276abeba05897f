import type { Option } from '#forms/fieldTypes.ts';
import { described, ErrorMessage, type FrameProps, Hint, LabelText, leaves } from '#src/components/FieldFrame.tsx';
import { Radio } from '#src/components/Radio.tsx';

interface YesNoFieldProps extends FrameProps {
  name: string;
  options: readonly Option[];
  defaultValue?: string;
  onChoose?: ((value: string) => void) | undefined;
  onLeave?: (() => void) | undefined;
}

/** A question answered with one of two radios; the first of them carries the question's id. */
export const YesNoField = (props: YesNoFieldProps) => {
  const { id, name, options, hint, error, defaultValue, onChoose, onLeave } = props;
  return (
    <fieldset
      className="field field--yes-no"
      data-invalid={error ? '' : undefined}
      role="radiogroup"
      {...described(props)}
      onBlur={(event) => leaves(event) && onLeave?.()}
    >
      <legend className="field-label">
        <LabelText {...props} />
      </legend>
      {hint && <Hint id={id}>{hint}</Hint>}
      <div className="radios">
        {options.map(({ value, label }, position) => (
          <Radio
            key={value}
            label={label}
            id={position === 0 ? id : `${id}-${value}`}
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            onChange={() => onChoose?.(value)}
          />
        ))}
      </div>
      <ErrorMessage {...props} />
    </fieldset>
  );
};
