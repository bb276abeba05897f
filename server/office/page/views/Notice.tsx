import { t } from '#languages/message.ts';

interface NoticeProps {
  title: string;
  children: string;
}

/** An error, and a link back to the list. */
export const Notice = ({ title, children }: NoticeProps) => (
  <section className="office-narrow">
    <h1>{title}</h1>
    <p>{children}</p>
    <p>
      <a href="/">{t('To the applications')}</a>
    </p>
  </section>
);
