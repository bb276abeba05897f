import './unsent.css';
import { useSyncExternalStore } from 'react';
import { message, t } from '#languages/message.ts';
import { formPages } from '#src/content/formPages.ts';
import { PageLink } from '#src/frame/navigation/PageLink.tsx';
import { unsentForms, watchUnsentForms } from '#src/frame/unsent/unsentForms.ts';

const none = () => '';

/** On every page but its own: an application was submitted on this device, and has not been confirmed. */
export const UnsentNote = ({ path }: { path: string }) => {
  const unsent = useSyncExternalStore(watchUnsentForms, unsentForms, none).split(' ');
  const shown = formPages.filter((page) => unsent.includes(page.id) && page.path !== path);
  if (shown.length === 0) return null;
  return (
    <aside className="unsent" aria-label={t('Not sent yet')}>
      {shown.map((page) => (
        <p key={page.id}>
          <span>{t('Your application has not been confirmed yet.')}</span>{' '}
          <PageLink href={page.path}>{t('Open: {form}', { form: message(page.title) })}</PageLink>
        </p>
      ))}
    </aside>
  );
};
