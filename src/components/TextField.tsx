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

// A browser's own field for numbers drops what it cannot read, such as digits of another script; that for e-mail addresses rewrites
// a domain with an Arabic comma.
const modes = {
  text: { autoCapitalize: undefined },
  number: { inputMode: 'numeric' },
  reference: { dir: 'ltr', autoCapitalize: 'characters' },
  email: { inputMode: 'email', dir: 'ltr' },
} as const;

/** One line: a text, a whole number, the reference of an application, an e-mail address. */
export const TextField = ({ kind = 'text', autocomplete = 'off', ...props }: TextFieldProps) => {
  const { id, name, lang, defaultValue, onType, onLeave } = props;
  return (
    <FieldFrame {...props} kind={kind}>
      <input
        {...described(props)}
        className="input"
        type="text"
        id={id}
        name={name}
        lang={lang}
        dir={lang ? 'rtl' : 'auto'}
        autoComplete={autocomplete}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        {...modes[kind]}
        defaultValue={defaultValue}
        onChange={({ target }) => onType?.(target.value)}
        onBlur={onLeave}
      />
    </FieldFrame>
  );
};
