import '#src/styles/content.css';
import { ContentBlock } from '#src/components/ContentBlock.tsx';
import { SectionSteps } from '#src/components/SectionSteps.tsx';
import { programs, programsLead } from '#src/content/programs.ts';
import { schoolName } from '#src/content/schoolName.ts';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';

export const EducationProgram = () => (
  <div className="page">
    <PageHead
      title="Education Programs"
      description={`Awareness, advisory, cultural, Youth Talk, youth stewardship and career guidance: the programs of ${schoolName.en}.`}
    />
    <h1>Education programs</h1>
    <p className="lead">{programsLead}</p>
    <SectionSteps label="Programs" steps={programs} />
    <div className="blocks">
      {programs.map((program) => (
        <ContentBlock key={program.id} {...program} />
      ))}
    </div>
  </div>
);
