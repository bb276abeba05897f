import { t } from '#languages/message.ts';
import { UnsavedNote } from '#server/office/page/views/UnsavedNote.tsx';

interface NoticeProps {
  title: string;
  /** The note in the form that failed. */
  note: string;
  /** The address of the list that it was about. */
  back: string;
  children: string;
}

/** An error, and a link back to the list. */
export const Notice = ({ title, note, back, children }: NoticeProps) => (
  <section className="office-narrow">
    <h1>{title}</h1>
    <p>{children}</p>
    {note && <UnsavedNote note={note} />}
    <p>
      <a href={back}>{t('To the applications')}</a>
    </p>
  </section>
);
