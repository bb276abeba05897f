import { selectionText } from '#server/office/page/selection.ts';
import { DeletionForm } from '#server/office/page/views/DeletionForm.tsx';

interface DeletionOfManyProps {
  applications: readonly { reference: string; applicant: string; title: string }[];
  files: number;
  /** The number of additions, which are deleted with them. */
  added: number;
  problem?: string | undefined;
}

/** Asks for their number before applications are deleted, and tells what is kept. */
export const DeletionOfMany = ({ applications, files, added, problem }: DeletionOfManyProps) => (
  <section className="office-narrow">
    <h1>Delete these {applications.length} applications?</h1>
    <ol className="office-names">
      {applications.map(({ reference, applicant }) => (
        <li key={reference}>
          <bdi>{applicant || 'Without a name'}</bdi>, <span className="reference">{reference}</span>
        </li>
      ))}
    </ol>
    <p>
      With {files} {files === 1 ? 'file' : 'files'}, {added > 0 && `what was added to them (${added}), `}
      their marks and their notes. They cannot be brought back from here.
    </p>
    <h2>What stays</h2>
    <ul>
      <li>that applications were received and when they were deleted, without a name or an answer</li>
      <li>who deleted them</li>
      <li>copies in backups, until the next backup; exports and e-mails, until you delete them</li>
    </ul>
    <DeletionForm
      action="/many/delete/confirmed"
      label={`Type their number, ${applications.length}`}
      name="count"
      inputMode="numeric"
      problem={problem}
      deletes="Delete them for good"
      keeps="Keep them"
      back="/"
    >
      <input type="hidden" name="added" value={added} />
      <input type="hidden" name="picked" value={selectionText(applications.map(({ reference }) => reference))} />
    </DeletionForm>
  </section>
);
