import type { FocusEvent, ReactNode } from 'react';
import { t } from '#languages/message.ts';

/** What every question shows around its control. */
export interface FrameProps {
  /** The control's DOM id; the hint's and the error's derive from it. */
  id: string;
  label: string;
  /** The label's beginning, where it is shown above a group of questions. */
  lead?: string | undefined;
  /** Says to a screen reader which list entry is meant: 'school 2'. */
  context?: string | undefined;
  required: boolean;
  hint?: ReactNode;
  /** How the answer is read, beside its control. */
  note?: string | undefined;
  error?: string | undefined;
}

/** The ARIA attributes that connect a control with its frame. */
export const described = ({ id, required, hint, note, error }: FrameProps) => ({
  'aria-required': required || undefined,
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    [hint && `${id}-hint`, note && `${id}-note`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
});

/** Whether the focus leaves a group of controls. */
export const leaves = ({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget);

type LabelProps = Pick<FrameProps, 'label' | 'lead' | 'context' | 'required'>;

export const LabelText = ({ label, lead, context, required }: LabelProps) => (
  <>
    {lead && label.startsWith(lead) ? (
      <>
        <span className="vh">{lead}</span>
        <span>{label.slice(lead.length)}</span>
      </>
    ) : (
      <span>{label}</span>
    )}
    {context && <span className="vh">{t(', ') + context}</span>}
    {required ? (
      <span className="field-mark" aria-hidden="true">
        {'\u00a0*'}
      </span>
    ) : (
      <span className="field-optional">{` ${t('(optional)')}`}</span>
    )}
  </>
);

export const Hint = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className="field-hint" id={`${id}-hint`}>
    {children}
  </p>
);

export const ErrorMessage = ({ id, label, context, error }: Pick<FrameProps, 'id' | 'label' | 'context' | 'error'>) =>
  error && (
    <p className="field-error" id={`${id}-error`}>
      <span className="vh">
        {context ? t('Error, {label}, {context}:', { label, context }) : t('Error, {label}:', { label })}
      </span>{' '}
      <span>{error}</span>
    </p>
  );

/** A question with one labelled control: label, hint, control, note, message. */
export const FieldFrame = ({ children, kind, ...frame }: FrameProps & { kind: string; children: ReactNode }) => (
  <div className={`field field--${kind}`} data-invalid={frame.error ? '' : undefined}>
    <label className="field-label" htmlFor={frame.id} id={`${frame.id}-label`}>
      <LabelText {...frame} />
    </label>
    {frame.hint && <Hint id={frame.id}>{frame.hint}</Hint>}
    {children}
    {frame.note && (
      <p className="field-note" id={`${frame.id}-note`}>
        {frame.note}
      </p>
    )}
    <ErrorMessage {...frame} />
  </div>
);
