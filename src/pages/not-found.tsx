import { buttonClass } from '#src/components/Button.tsx';
import '#src/pages/not-found.css';
import { t } from '#languages/message.ts';
import { schoolName } from '#languages/schoolName.ts';
import { Picture } from '#src/components/Picture.tsx';
import { contactLinks } from '#src/frame/contactLinks.tsx';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';
import { PageLink } from '#src/frame/navigation/PageLink.tsx';
import { rich } from '#src/frame/rich.tsx';

export function NotFound() {
  return (
    <div className="page not-found">
      <PageHead
        title={t('Page not found')}
        description={t('This page does not exist on the website of {school}.', { school: schoolName })}
      />
      <div className="not-found__words">
        <div className="not-found__arches" aria-hidden="true">
          <svg viewBox="0 0 186 140" width="186" height="140">
            <path
              fill="var(--sea-9)"
              d="M2 140V68c0-20 16-28 28-36 12 8 28 16 28 36v72zM128 140V68c0-20 16-28 28-36 12 8 28 16 28 36v72zM62 140V42c0-24 16-33 31-42 15 9 31 18 31 42v98z"
            />
          </svg>
          <p className="not-found__numeral">404</p>
        </div>
        <p className="not-found__sorry">{t('Sorry...')}</p>
        <h1 className="not-found__title">{t('page not found')}</h1>
        <p>
          {rich(
            t(
              'The address may be mistyped, or the page may have moved. You can also call {phone} or write to {email}.',
            ),
            contactLinks,
          )}
        </p>
        <PageLink className={buttonClass('primary')} href="/">
          {t('Back to homepage')}
        </PageLink>
      </div>
      <Picture className="not-found__picture" slot="err-404" priority sizes="(min-width: 46.876em) 50vw, 100vw" />
    </div>
  );
}
