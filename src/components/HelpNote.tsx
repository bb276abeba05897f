export interface HelpNoteProps {
  phone: { display: string; e164: string };
  email: string;
}

/** Whom to ask, in the same place beside every step. */
export const HelpNote = ({ phone, email }: HelpNoteProps) => (
  <aside className="help-note" aria-label="Help">
    <h3>Need help?</h3>
    <p>
      Call{' '}
      <a href={`tel:${phone.e164}`}>
        <bdi dir="ltr">{phone.display}</bdi>
      </a>
    </p>
    <p>
      Write to <a href={`mailto:${email}`}>{email}</a>
    </p>
  </aside>
);
