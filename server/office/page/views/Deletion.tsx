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
    <form method="post" action={action}>
      <input type="hidden" name="added" value={added} />
      <label className="office-field">
        <span className="field-label">Type its reference, {reference}</span>
        <input
          type="text"
          name="reference"
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
          Delete for good
        </button>
        <a className="button button--quiet" href={back}>
          Keep it
        </a>
      </p>
    </form>
  </section>
);
