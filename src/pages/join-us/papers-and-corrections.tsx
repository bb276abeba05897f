import '#src/styles/form.css';
import { useState } from 'react';
import { papers } from '#forms/papers/papers.ts';
import { message, t } from '#languages/message.ts';
import { schoolName } from '#languages/schoolName.ts';
import { papersMachine } from '#machines/papers.ts';
import type { Given } from '#machines/wizard/types.ts';
import { LanguageSwitch } from '#src/frame/LanguageSwitch.tsx';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';
import { inThisBrowser } from '#src/wizard/inThisBrowser.ts';
import { OtherGiven } from '#src/wizard/step/OtherGiven.tsx';
import { useOffline } from '#src/wizard/useOffline.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';

const machine = inThisBrowser(papers, papersMachine);

const words = {
  succeeded: message('The school has received it. Thank you.'),
  failed: message('An error has occurred! Please try again'),
};

/** The reference that a receipt's link has in its address. The page is built without one. */
const givenInAddress = (): Given => {
  const reference = import.meta.env.SSR ? null : new URLSearchParams(window.location.search).get('reference');
  return reference ? [[['reference'], reference]] : [];
};

export const PapersAndCorrections = () => {
  useOffline();
  const [given] = useState(givenInAddress);
  return (
    <div className="application">
      <PageHead
        title={t(papers.title)}
        description={t('Send a missing paper or a correction to an application that {school} has received.', {
          school: schoolName,
        })}
      />
      <h1>{t(papers.title)}</h1>
      <LanguageSwitch />
      <p className="lead">
        {t(
          'For an application that you have sent already: a paper that was missing, a correction, or a withdrawal. What you sent stays as it is; the school adds this to it.',
        )}
      </p>
      <Wizard form={papers} machine={machine} words={words} given={given} Lead={OtherGiven} />
    </div>
  );
};
