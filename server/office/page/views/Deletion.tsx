import { t, tn } from '#languages/message.ts';
import { Name } from '#server/office/page/views/ApplicationLink.tsx';
import { DeletionForm } from '#server/office/page/views/DeletionForm.tsx';
import { sentence } from '#server/office/page/views/sentence.tsx';
import { WhatStays } from '#server/office/page/views/WhatStays.tsx';

interface DeletionProps {
  applicant: string;
  reference: string;
  files: number;
  /** The number of additions, which are deleted with it. */
  added: number;
  back: string;
  problem?: string | undefined;
}

/** Asks for the reference before an application is deleted, and tells what is kept. */
export const Deletion = ({ applicant, reference, files, added, back, problem }: DeletionProps) => (
  <section className="office-narrow">
    <h1>{t('Delete this application?')}</h1>
    <p>
      {sentence(
        t('{applicant}, {reference}, with {contents}, its mark and its notes. It cannot be brought back from here.'),
        {
          applicant: <Name>{applicant}</Name>,
          reference: <b className="reference">{reference}</b>,
          contents: [
            tn('{count} file', '{count} files', files),
            ...(added > 0 ? [t('what was added to it ({count})', { count: added })] : []),
          ].join(t(', ')),
        },
      )}
    </p>
    <WhatStays count={1} />
    <DeletionForm
      label={t('Type its reference, {reference}', { reference })}
      name="reference"
      problem={problem}
      deletes={t('Delete for good')}
      keeps={t('Keep it')}
      back={back}
    >
      <input type="hidden" name="added" value={added} />
    </DeletionForm>
  </section>
);
