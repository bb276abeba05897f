import { DeletionForm } from '#server/office/page/views/DeletionForm.tsx';

interface DeletionProps {
  applicant: string;
  reference: string;
  files: number;
  /** The number of additions, which are deleted with it. */
  added: number;
  action: string;
  back: string;
  problem?: string | undefined;
}

/** Asks for the reference before an application is deleted, and tells what is kept. */
export const Deletion = ({ applicant, reference, files, added, action, back, problem }: DeletionProps) => (
  <section className="office-narrow">
    <h1>Delete this application?</h1>
    <p>
      <bdi>{applicant}</bdi>, <b className="reference">{reference}</b>, with {files} {files === 1 ? 'file' : 'files'},{' '}
      {added > 0 && `what was added to it (${added}), `}
      its mark and its notes. It cannot be brought back from here.
    </p>
    <h2>What stays</h2>
    <ul>
      <li>that an application was received and when it was deleted, without a name or an answer</li>
      <li>who deleted it</li>
      <li>copies in backups, until the next backup; exports and e-mails, until you delete them</li>
    </ul>
    <DeletionForm
      action={action}
      label={`Type its reference, ${reference}`}
      name="reference"
      problem={problem}
      deletes="Delete for good"
      keeps="Keep it"
      back={back}
    >
      <input type="hidden" name="added" value={added} />
    </DeletionForm>
  </section>
);
