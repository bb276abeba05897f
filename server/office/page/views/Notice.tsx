import { t } from '#languages/message.ts';
import { Written } from '#server/office/page/views/Written.tsx';

interface NoticeProps {
  title: string;
  /** The note in the form that failed. */
  written: string;
  children: string;
}

/** An error, and a link back to the list. */
export const Notice = ({ title, written, children }: NoticeProps) => (
  <section className="office-narrow">
    <h1>{title}</h1>
    <p>{children}</p>
    {written && <Written note={written} />}
    <p>
      <a href="/">{t('To the applications')}</a>
    </p>
  </section>
);
