import { selectionText } from '#server/office/page/selection.ts';

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
    <form method="post" action="/many/delete/confirmed">
      <input type="hidden" name="added" value={added} />
      <input type="hidden" name="picked" value={selectionText(applications.map(({ reference }) => reference))} />
      <label className="office-field">
        <span className="field-label">Type their number, {applications.length}</span>
        <input
          type="text"
          inputMode="numeric"
          name="count"
          autoComplete="off"
          aria-invalid={problem !== undefined}
          aria-describedby={problem && 'problem'}
        />
      </label>
      {problem && (
        <p className="field-error" id="problem">
          {problem}
        </p>
      )}
      <p className="office-buttons">
        <button className="button button--primary" type="submit">
          Delete them for good
        </button>
        <a className="button button--quiet" href="/">
          Keep them
        </a>
      </p>
    </form>
  </section>
);
