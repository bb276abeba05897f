import { described, FieldFrame, type FrameProps } from '#src/components/FieldFrame.tsx';

interface LinesFieldProps extends FrameProps {
  name: string;
  defaultValue?: string;
  onType?: ((text: string) => void) | undefined;
  onLeave?: (() => void) | undefined;
}

/** Several lines of text. */
export const LinesField = (props: LinesFieldProps) => {
  const { id, name, defaultValue, onType, onLeave } = props;
  return (
    <FieldFrame {...props} kind="lines">
      <textarea
        {...described(props)}
        className="input"
        id={id}
        name={name}
        rows={4}
        dir="auto"
        autoComplete="off"
        defaultValue={defaultValue}
        onChange={({ target }) => onType?.(target.value)}
        onBlur={onLeave}
      />
    </FieldFrame>
  );
};
