import '#src/styles/form.css';
import { atHand } from '#forms/atHand.ts';
import { staff } from '#forms/staff/staff.ts';
import { staffMachine } from '#machines/staff.ts';
import { AtHandList } from '#src/components/AtHandList.tsx';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { schoolName } from '#src/content/schoolName.ts';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';
import { inThisBrowser } from '#src/wizard/inThisBrowser.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';

const machine = inThisBrowser(staff, staffMachine);

const steps = atHand(staff);

const words = {
  succeeded: 'Admission Form submitted successfully!',
  failed: 'An error has occured! Please try again',
};

export const AsStaff = () => (
  <div className="application">
    <PageHead
      title="Staff Application"
      description={`Apply online for a teaching or an administrative position at ${schoolName.en}, in five steps.`}
    />
    <h1>Staff Application</h1>
    <p className="lead">
      For teachers and administrative staff. Please have your identity card, certificates and letters at hand, as PDF
      files or on paper: you can photograph them in the form.
    </p>
    <Disclosure summary="What to have at hand, step by step">
      <AtHandList steps={steps} />
    </Disclosure>
    <Wizard form={staff} machine={machine} words={words} />
  </div>
);
