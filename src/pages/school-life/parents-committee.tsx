import '#src/styles/content.css';
import { t } from '#languages/message.ts';
import { schoolName } from '#languages/schoolName.ts';
import { translated } from '#languages/translated.ts';
import { Picture } from '#src/components/Picture.tsx';
import { RichText } from '#src/components/RichText.tsx';
import { committee } from '#src/content/committee.ts';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';

export const ParentsCommittee = () => (
  <div className="page article">
    <PageHead
      title={t('Parents Committee')}
      description={t('The parents committee of {school}.', { school: schoolName })}
    />
    <header className="article__head">
      <h1>{t('Parents Committee')}</h1>
      <p className="lead">{t(committee.lead)}</p>
    </header>
    <Picture className="article__picture" slot={committee.picture} priority sizes="(min-width: 46.876em) 40vw, 100vw" />
    <RichText className="article__body" html={translated(committee).html} />
  </div>
);
