import { t } from '#languages/message.ts';
import { Name } from '#server/office/page/views/ApplicationLink.tsx';
import { MarkLabel } from '#server/office/page/views/MarkLabel.tsx';

interface NamesProps {
  /** The id of the heading that says what is done with them. */
  labelledBy: string;
  applications: readonly { reference: string; applicant: string; mark: string }[];
}

/** The applications that something is done with. A long list scrolls, also by the keyboard. */
export const Names = ({ labelledBy, applications }: NamesProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <ol className="office-names" tabIndex={0} aria-labelledby={labelledBy}>
    {applications.map(({ reference, applicant, mark }) => (
      <li key={reference}>
        <Name>{applicant}</Name>
        {t(', ')}
        <span className="reference">{reference}</span> <MarkLabel mark={mark} />
      </li>
    ))}
  </ol>
);
