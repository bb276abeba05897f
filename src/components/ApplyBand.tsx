import { useId } from 'react';
import { t } from '#languages/message.ts';
import { localPath } from '#languages/paths.ts';
import { buttonClass } from '#src/components/Button.tsx';
import { admission } from '#src/content/admission.ts';
import { admissionPage } from '#src/content/formPages.ts';
import { PageLink } from '#src/frame/navigation/PageLink.tsx';

interface ApplyBandProps {
  /** The grades of the page's division, which the form then offers. */
  grades?: readonly string[];
}

/** The way to the application, at the end of a page that may have convinced. */
export const ApplyBand = ({ grades = [] }: ApplyBandProps) => {
  const id = useId();
  return (
    <section className="apply-band" aria-labelledby={id}>
      <div className="page apply-band__inner">
        <div>
          <h2 id={id}>{t('Apply for admission')}</h2>
          <p>
            <span>{t(admission.lead)}</span> <span>{t(admission.minutes)}</span>
          </p>
        </div>
        <p className="apply-band__ways">
          <PageLink
            className={buttonClass('cta')}
            href={`${admissionPage.path}${grades.length > 0 ? `?grades=${grades.join()}` : ''}`}
          >
            {t('To the application form')}
          </PageLink>
          {/* The browser itself goes to the place in the page. */}
          <a className="apply-band__how" href={`${localPath(admissionPage.path)}#how-admission-works`}>
            {t('How admission works')}
          </a>
        </p>
      </div>
    </section>
  );
};
