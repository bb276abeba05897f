import '#src/styles/form.css';
import { useState } from 'react';
import { admission } from '#forms/admission/admission.ts';
import { atHand } from '#forms/atHand.ts';
import { levels } from '#forms/lists/levels.ts';
import { PAPERS_PATH } from '#forms/papers/addingTo.ts';
import { message, t } from '#languages/message.ts';
import { schoolName } from '#languages/schoolName.ts';
import { translated } from '#languages/translated.ts';
import { admissionMachine } from '#machines/admission.ts';
import type { Given } from '#machines/wizard/types.ts';
import { AdmissionInformation } from '#src/components/AdmissionInformation.tsx';
import { admission as information } from '#src/content/admission.ts';
import { afterSending } from '#src/content/afterSending.ts';
import { LanguageSwitch } from '#src/frame/LanguageSwitch.tsx';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';
import { PageLink } from '#src/frame/navigation/PageLink.tsx';
import { rich } from '#src/frame/rich.tsx';
import { useStored } from '#src/wizard/draft/useSaved.ts';
import { inThisBrowser } from '#src/wizard/inThisBrowser.ts';
import { useOffline } from '#src/wizard/useOffline.ts';
import { type InfoProps, Wizard } from '#src/wizard/Wizard.tsx';

const machine = inThisBrowser(admission, admissionMachine);

const words = {
  succeeded: message('Admission application submitted successfully!'),
  failed: message('An error has occurred! Please try again'),
};

const steps = atHand(admission);

/** The grades that the link of a division's page has in its address. The page is built without any. */
const gradesInAddress = (): Given => {
  const { appliesFor } = admission;
  if (import.meta.env.SSR || !appliesFor) return [];
  const grades = new URLSearchParams(window.location.search).get('grades')?.split(',');
  return levels.filter(({ value }) => grades?.includes(value)).map(({ value }) => [appliesFor, value]);
};

const Information = (way: InfoProps) => (
  <AdmissionInformation
    {...translated(information)}
    {...way}
    stored={useStored()}
    steps={steps}
    next={afterSending.stepsOf(admission)}
  />
);

export const AsStudent = () => {
  useOffline();
  const [suggested] = useState(gradesInAddress);
  return (
    <div className="application">
      <PageHead
        title={t(admission.title)}
        description={t('Apply online for a learner’s admission to {school}, in about 6 to 8 minutes.', {
          school: schoolName,
        })}
      />
      <h1>{t(information.title)}</h1>
      <LanguageSwitch />
      <p className="lead">{t(information.lead)}</p>
      <p className="applied-already">
        {rich(t('Have you applied already? {link}'), {
          link: <PageLink href={PAPERS_PATH}>{t('Papers and corrections')}</PageLink>,
        })}
      </p>
      <Wizard form={admission} machine={machine} words={words} suggested={suggested} Info={Information} />
    </div>
  );
};
