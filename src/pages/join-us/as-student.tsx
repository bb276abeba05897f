import '#src/styles/form.css';
import { admission } from '#forms/admission/admission.ts';
import { atHand } from '#forms/atHand.ts';
import { admissionMachine } from '#machines/admission.ts';
import { AdmissionInformation } from '#src/components/AdmissionInformation.tsx';
import { admission as information } from '#src/content/admission.ts';
import { schoolName } from '#src/content/schoolName.ts';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';
import { inThisBrowser } from '#src/wizard/inThisBrowser.ts';
import { type InfoProps, Wizard } from '#src/wizard/Wizard.tsx';

const machine = inThisBrowser(admission, admissionMachine);

const words = {
  succeeded: 'Admission application submitted successfully!',
  failed: 'An error has occurred! Please try again',
};

const steps = atHand(admission);

const Information = (way: InfoProps) => <AdmissionInformation {...information} {...way} steps={steps} />;

export const AsStudent = () => (
  <div className="application">
    <PageHead
      title="Application for Admission"
      description={`Apply online for a learner’s admission to ${schoolName.en}, in about 6 to 8 minutes.`}
    />
    <h1>{information.title}</h1>
    <p className="lead">{information.lead}</p>
    <Wizard form={admission} machine={machine} words={words} Info={Information} />
  </div>
);
