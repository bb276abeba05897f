import { Wizard } from '#src/wizard/Wizard.tsx';
import { type ApplicationName, applications } from './applications.tsx';

interface Props {
  application: ApplicationName;
  /** Submit comes to its end, as if all had arrived. Nothing is sent. */
  arrives?: boolean;
}

/** A whole application, with the drafts that this device stores. */
export const WholeApplication = ({ application, arrives = false }: Props) => {
  const { form, machine, arriving, words, Info } = applications[application];
  return (
    <div className="application">
      <Wizard form={form} machine={arrives ? arriving : machine} words={words} {...(Info && { Info })} />
    </div>
  );
};
