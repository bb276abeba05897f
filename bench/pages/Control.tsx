import type { ComponentProps } from 'react';
import { described, FieldFrame } from '../../src/components/FieldFrame.tsx';

interface Props extends ComponentProps<'input'> {
  name: string;
  label: string;
  context?: string | undefined;
  type?: 'text' | 'date';
  error?: string | undefined;
}

/** A text or date field, as on the site. react-hook-form adds the value and the handlers. */
export const Control = ({ name, label, context, type = 'text', error, ...input }: Props) => {
  const frame = { id: name, label, context, required: true, error };
  return (
    <FieldFrame {...frame} kind={type}>
      <input
        {...described(frame)}
        {...input}
        className="input"
        type={type}
        id={name}
        name={name}
        dir={type === 'text' ? 'auto' : undefined}
        autoComplete="off"
        spellCheck={false}
      />
    </FieldFrame>
  );
};
