import '#src/styles/form.css';
import { atHand } from '#forms/atHand.ts';
import { PAPERS_PATH } from '#forms/papers/addingTo.ts';
import { staff } from '#forms/staff/staff.ts';
import { message, t } from '#languages/message.ts';
import { schoolName } from '#languages/schoolName.ts';
import { staffMachine } from '#machines/staff.ts';
import { AtHandList } from '#src/components/AtHandList.tsx';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { LanguageSwitch } from '#src/frame/LanguageSwitch.tsx';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';
import { PageLink } from '#src/frame/navigation/PageLink.tsx';
import { rich } from '#src/frame/rich.tsx';
import { inThisBrowser } from '#src/wizard/inThisBrowser.ts';
import { useOffline } from '#src/wizard/useOffline.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';

const machine = inThisBrowser(staff, staffMachine);

const steps = atHand(staff);

const words = {
  succeeded: message('Admission Form submitted successfully!'),
  failed: message('An error has occured! Please try again'),
};

export const AsStaff = () => {
  useOffline();
  return (
    <div className="application">
      <PageHead
        title={t(staff.title)}
        description={t('Apply online for a teaching or an administrative position at {school}, in five steps.', {
          school: schoolName,
        })}
      />
      <h1>{t(staff.title)}</h1>
      <LanguageSwitch />
      <p className="lead">
        {t(
          'For teachers and administrative staff. Please have your identity card, certificates and letters at hand, as PDF files or on paper: you can photograph them in the form.',
        )}
      </p>
      <Disclosure summary={t('What to have at hand, step by step')}>
        <AtHandList steps={steps} level={2} />
      </Disclosure>
      <p className="applied-already">
        {rich(t('Have you applied already? {link}'), {
          link: <PageLink href={PAPERS_PATH}>{t('Papers and corrections')}</PageLink>,
        })}
      </p>
      <Wizard form={staff} machine={machine} words={words} />
    </div>
  );
};
