import { described, FieldFrame, type FrameProps } from '#src/components/FieldFrame.tsx';

interface TextFieldProps extends FrameProps {
  name: string;
  kind?: 'text' | 'number' | 'reference' | 'email';
  /** The script to write in, where it is not the page's. */
  lang?: 'ar' | undefined;
  autocomplete?: string | undefined;
  defaultValue?: string;
  onType?: ((text: string) => void) | undefined;
  onLeave?: (() => void) | undefined;
}

const modes = {
  text: { type: 'text' },
  // A number field of the browser's drops what it cannot read; digits of any script stay in a text field.
  number: { type: 'text', inputMode: 'numeric' },
  reference: { type: 'text', dir: 'ltr', autoCapitalize: 'characters' },
  email: { type: 'email', inputMode: 'email', dir: 'ltr' },
} as const;

/** One line: a text, a whole number, the reference of an application, an e-mail address. */
export const TextField = ({ kind = 'text', autocomplete = 'off', ...props }: TextFieldProps) => {
  const { id, name, lang, defaultValue, onType, onLeave } = props;
  return (
    <FieldFrame {...props} kind={kind}>
      <input
        {...described(props)}
        className="input"
        id={id}
        name={name}
        lang={lang}
        dir={lang ? 'rtl' : 'auto'}
        autoComplete={autocomplete}
        autoCapitalize={kind === 'text' ? undefined : 'off'}
        spellCheck={false}
        {...modes[kind]}
        defaultValue={defaultValue}
        onChange={({ target }) => onType?.(target.value)}
        onBlur={onLeave}
      />
    </FieldFrame>
  );
};
