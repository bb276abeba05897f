import { t } from '#languages/message.ts';
import { contactLinks } from '#src/frame/contactLinks.tsx';
import { rich } from '#src/frame/rich.tsx';

/** What comes before and after an application for admission, and whom to ask. */
export const HowAdmissionWorks = ({ next }: { next: readonly string[] }) => (
  <section className="information-how" id="how-admission-works" aria-labelledby="how" tabIndex={-1}>
    <h2 id="how">{t('How admission works')}</h2>
    <ol className="next-steps">
      <li>{t('You prepare what is listed above, and send the form from this page. You get a reference at once.')}</li>
      {next.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <p>
      <span>{t('In preschool, admission follows Lebanese law and includes an interview with the division head.')}</span>{' '}
      <span>{rich(t('Questions? Call {phone} or write to {email}.'), contactLinks)}</span>
    </p>
  </section>
);
