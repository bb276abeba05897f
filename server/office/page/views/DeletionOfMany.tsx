import { t, tn } from '#languages/message.ts';
import { selectionText } from '#server/office/page/selection.ts';
import { DeletionForm } from '#server/office/page/views/DeletionForm.tsx';
import { Names } from '#server/office/page/views/Names.tsx';
import { WhatStays } from '#server/office/page/views/WhatStays.tsx';

interface DeletionOfManyProps {
  applications: readonly { reference: string; applicant: string; title: string; mark: string }[];
  files: number;
  /** The number of additions, which are deleted with them. */
  added: number;
  /** The address of the list, with its ticks. */
  back: string;
  problem?: string | undefined;
}

/** Asks for their number before applications are deleted, and tells what is kept. */
export const DeletionOfMany = ({ applications, files, added, back, problem }: DeletionOfManyProps) => (
  <section className="office-narrow">
    <h1 id="deletion-heading">
      {tn('Delete {count} application?', 'Delete these {count} applications?', applications.length)}
    </h1>
    <Names labelledBy="deletion-heading" applications={applications} />
    <p>
      {t('With {contents}, their marks and their notes. They cannot be brought back from here.', {
        contents: () =>
          [
            tn('{count} file', '{count} files', files),
            ...(added > 0 ? [t('what was added to them ({count})', { count: added })] : []),
          ].join(t(', ')),
      })}
    </p>
    <WhatStays count={applications.length} />
    <DeletionForm
      label={t('Type their number, {count}', { count: applications.length })}
      name="count"
      inputMode="numeric"
      problem={problem}
      deletes={t('Delete them for good')}
      keeps={t('Keep them')}
      back={back}
    >
      <input type="hidden" name="which" value="chosen" />
      <input type="hidden" name="added" value={added} />
      <input type="hidden" name="picked" value={selectionText(applications.map(({ reference }) => reference))} />
    </DeletionForm>
  </section>
);
