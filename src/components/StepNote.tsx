import { contactLinks } from '#src/frame/contactLinks.tsx';
import { rich } from '#src/frame/rich.tsx';

interface StepNoteProps {
  /** `{phone}` and `{email}` become links to the school. */
  text: string;
}

/** What to know in a step, and whom to ask. */
export const StepNote = ({ text }: StepNoteProps) => <p className="step-note">{rich(text, contactLinks)}</p>;
