import { buttonClass } from '#src/components/Button.tsx';
import '#src/pages/offline.css';
import '#src/styles/content.css';
import { t } from '#languages/message.ts';
import { localPath } from '#languages/paths.ts';
import { schoolName } from '#languages/schoolName.ts';
import { formPages } from '#src/content/formPages.ts';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';

/** In the place of a page that is not kept on the device. It has no script, so its links are plain. */
export function Offline() {
  return (
    <div className="page article offline">
      <PageHead
        title={t('No connection')}
        description={t('This page of {school} can be read only online.', { school: schoolName })}
      />
      <header className="article__head">
        <h1>{t('This page needs a connection')}</h1>
        <p className="lead">
          {t(
            'Your device is offline at the moment, and this page is not kept on it. The application forms are: you can fill them in now, and submit them as soon as you are online.',
          )}
        </p>
      </header>
      <p className="offline__forms">
        {formPages.map(({ id, title, path }) => (
          <a key={id} className={buttonClass('primary')} href={localPath(path)}>
            {t(title)}
          </a>
        ))}
      </p>
    </div>
  );
}
