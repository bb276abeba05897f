import '#src/styles/content.css';
import { ContentBlock } from '#src/components/ContentBlock.tsx';
import { SectionSteps } from '#src/components/SectionSteps.tsx';
import { programs, programsLead } from '#src/content/programs.ts';

export const EducationProgram = () => (
  <div className="page">
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
