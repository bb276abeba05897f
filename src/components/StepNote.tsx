interface StepNoteProps {
  text: string;
  phone: { display: string; e164: string };
}

/** What whoever fills a step in should know first, with whom to call. */
export const StepNote = ({ text, phone }: StepNoteProps) => (
  <p className="step-note">
    {text}{' '}
    <a href={`tel:${phone.e164}`}>
      <bdi dir="ltr">{phone.display}</bdi>
    </a>
  </p>
);
