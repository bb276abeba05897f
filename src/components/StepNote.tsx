interface StepNoteProps {
  text: string;
  phone: { display: string; e164: string };
}

/** A note at the beginning of a step, with a phone number. */
export const StepNote = ({ text, phone }: StepNoteProps) => (
  <p className="step-note">
    {text}{' '}
    <a href={`tel:${phone.e164}`}>
      <bdi dir="ltr">{phone.display}</bdi>
    </a>
  </p>
);
