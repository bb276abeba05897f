import type { ReactNode } from 'react';
import { t } from '#languages/message.ts';
import { Button, buttonClass } from '#src/components/Button.tsx';

interface DeletionFormProps {
  /** Of what has to be typed. */
  label: string;
  name: string;
  inputMode?: 'numeric';
  problem?: string | undefined;
  /** On the button. */
  deletes: string;
  keeps: string;
  back: string;
  /** Hidden fields. */
  children: ReactNode;
}

/** The title of the page that asks before a deletion, also after it was refused. */
export const titleOfDeletion = (title: string, problem: string | undefined): string =>
  problem ? t('Not deleted: {title}', { title }) : title;

/** Deletes only what was typed, which is sent to the address of the page, and leads back otherwise. */
export const DeletionForm = ({ label, problem, deletes, keeps, back, children, ...input }: DeletionFormProps) => (
  <form method="post" action="#problem">
    {children}
    <label className="office-field">
      <span className="field-label">{label}</span>
      <input
        {...input}
        type="text"
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem && 'problem'}
      />
    </label>
    {problem && (
      <p className="field-error" id="problem" role="alert">
        {problem}
      </p>
    )}
    <p className="office-buttons">
      <Button look="primary" className="office-critical" type="submit">
        {deletes}
      </Button>
      <a className={buttonClass('quiet')} href={back}>
        {keeps}
      </a>
    </p>
  </form>
);
