import { t, tn } from '#languages/message.ts';
import { selectionText } from '#server/office/page/selection.ts';
import { Names } from '#server/office/page/views/Names.tsx';
import { type Option, Select } from '#server/office/page/views/Select.tsx';
import { Button, buttonClass } from '#src/components/Button.tsx';

interface MarkingOfManyProps {
  applications: readonly { reference: string; applicant: string; mark: string }[];
  marks: readonly Option[];
  /** When the page was shown. */
  shown: string;
  typed: { mark: string; note: string };
  /** The address of the list, with its ticks. */
  back: string;
  problem?: string | undefined;
}

/** Asks for the mark and the note that several applications get, which are sent to the address of the page. */
export const MarkingOfMany = ({ applications, marks, shown, typed, back, problem }: MarkingOfManyProps) => (
  <section className="office-narrow">
    <h1 id="marking-heading">
      {tn('Mark {count} application', 'Mark these {count} applications', applications.length)}
    </h1>
    <Names labelledBy="marking-heading" applications={applications} />
    <form method="post" action="#problem">
      <input type="hidden" name="which" value="chosen" />
      <input type="hidden" name="shown" value={shown} />
      <input type="hidden" name="picked" value={selectionText(applications.map(({ reference }) => reference))} />
      <Select label={t('New mark')} name="newMark" value={typed.mark} options={marks} empty={t('stays as it is')} />
      <label className="office-field">
        <span className="field-label">{t('Note, above what is noted already')}</span>
        <textarea
          name="newNote"
          rows={3}
          dir="auto"
          defaultValue={typed.note}
          aria-describedby={problem && 'problem'}
        />
      </label>
      {problem && (
        <p className="field-error" id="problem" role="alert">
          {problem}
        </p>
      )}
      <p className="office-buttons">
        <Button look="primary" type="submit">
          {t('Save for all of them')}
        </Button>
        <a className={buttonClass('quiet')} href={back}>
          {t('Back to the list')}
        </a>
      </p>
    </form>
  </section>
);
