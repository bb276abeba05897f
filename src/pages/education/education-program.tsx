import '#src/styles/content.css';
import { t } from '#languages/message.ts';
import { schoolName } from '#languages/schoolName.ts';
import { translated } from '#languages/translated.ts';
import { ApplyBand } from '#src/components/ApplyBand.tsx';
import { ContentBlock } from '#src/components/ContentBlock.tsx';
import { SectionSteps } from '#src/components/SectionSteps.tsx';
import { programs, programsPage } from '#src/content/programs.ts';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';

export const EducationProgram = () => (
  <>
    <div className="page">
      <PageHead
        title={t('Education Programs')}
        description={t(
          'Awareness, advisory, cultural, Youth Talk, youth stewardship and career guidance: the programs of {school}.',
          { school: schoolName },
        )}
      />
      <h1>{t('Education programs')}</h1>
      <p className="lead">{t(programsPage.lead)}</p>
      <SectionSteps label={t('Programs')} steps={translated(programs)} />
      <div className="blocks">
        {translated(programs).map((program) => (
          <ContentBlock key={program.id} {...program} />
        ))}
      </div>
    </div>
    <ApplyBand />
  </>
);
