import { limits } from '#forms/limits.ts';
import { described, FieldFrame, type FrameProps } from '#src/components/FieldFrame.tsx';

interface DateFieldProps extends FrameProps {
  name: string;
  autocomplete?: string | undefined;
  /** YYYY-MM-DD, as is the limit; 'unfinished' while it is half typed. */
  defaultValue?: string;
  /** Returns the last day of the picker; it is called when the field gets the focus. */
  latest?: (() => string) | undefined;
  onType?: ((date: string) => void) | undefined;
  onLeave?: (() => void) | undefined;
}

// An incomplete date, or the 31st of February, has no value, but the field is not blank.
const UNFINISHED = 'unfinished';
const typedIn = ({ validity, value }: HTMLInputElement) => (validity.badInput ? UNFINISHED : value);

/** A day, chosen with the device's own picker or typed. */
export const DateField = ({ autocomplete = 'off', ...props }: DateFieldProps) => {
  const { id, name, defaultValue, latest, onType, onLeave } = props;
  return (
    <FieldFrame {...props} kind="date">
      <input
        {...described(props)}
        className="input"
        type="date"
        id={id}
        name={name}
        min={limits.firstDay}
        autoComplete={autocomplete}
        // The value of a control cannot be an incomplete date.
        defaultValue={defaultValue === UNFINISHED ? '' : defaultValue}
        onFocus={({ target }) => {
          if (latest) target.max = latest();
        }}
        onChange={({ target }) => onType?.(typedIn(target))}
        onBlur={({ target }) => {
          onType?.(typedIn(target));
          onLeave?.();
        }}
      />
    </FieldFrame>
  );
};
