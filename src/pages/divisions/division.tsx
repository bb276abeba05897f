import '#src/styles/content.css';
import { useParams } from 'wouter';
import { t } from '#languages/message.ts';
import { schoolName } from '#languages/schoolName.ts';
import { translated } from '#languages/translated.ts';
import { ApplyBand } from '#src/components/ApplyBand.tsx';
import { FactList } from '#src/components/FactList.tsx';
import { HoursTable } from '#src/components/HoursTable.tsx';
import { Picture } from '#src/components/Picture.tsx';
import { QuoteCard } from '#src/components/QuoteCard.tsx';
import { RichText } from '#src/components/RichText.tsx';
import { divisionTexts } from '#src/content/divisions/texts.ts';
import { divisions } from '#src/content/divisions.ts';
import { people } from '#src/content/people.ts';
import { ArchDivider } from '#src/frame/ArchDivider.tsx';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';
import { hoursOf } from '#src/pages/divisions/hoursOf.ts';
import { Neighbors } from '#src/pages/divisions/Neighbors.tsx';
import { NotFound } from '#src/pages/not-found.tsx';

export function Division() {
  const { id } = useParams();
  const division = translated(divisions.find((each) => each.id === id));
  if (!division) return <NotFound />;
  const { picture, portrait, lead, about, facts, quote } = translated(divisionTexts[division.id]);
  const head = translated(people.heads[division.id]);

  return (
    <>
      <PageHead
        title={division.name}
        description={t('{division} at {school}: the division and its head. Classes from {classes}', {
          division: () => division.name,
          school: schoolName,
          classes: () => division.classes,
        })}
      />
      <div className="page division-page">
        <header className="division-page__head">
          <h1>{division.name}</h1>
          <p className="lead">{lead}</p>
        </header>
        <Picture className="division-page__picture" slot={picture} priority sizes="(min-width: 46.876em) 50vw, 100vw" />
        <section className="division-page__about">
          <h2>{t('About the division')}</h2>
          <RichText html={about} />
        </section>
        <div className="division-page__facts">
          <FactList facts={[...hoursOf(division), ...facts]} />
        </div>
      </div>
      <div className="page division-page__divider">
        <ArchDivider />
      </div>
      <QuoteCard
        heading={t('Head of division')}
        portrait={portrait}
        quote={quote}
        office={head.title}
        name={head.name}
      />
      <HoursTable divisions={translated(divisions)} current={division.id} />
      <Neighbors id={division.id} />
      <ApplyBand grades={division.grades} />
    </>
  );
}
