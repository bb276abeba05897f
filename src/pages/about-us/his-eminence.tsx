import { language } from '#languages/current.ts';
import { languages } from '#languages/languages.ts';
import '#src/styles/content.css';
import { t } from '#languages/message.ts';
import { schoolName } from '#languages/schoolName.ts';
import { Picture } from '#src/components/Picture.tsx';
import { SignedLetter } from '#src/components/SignedLetter.tsx';
import { bishopsLetter } from '#src/content/letters/bishop.ts';
import { people } from '#src/content/people.ts';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';

export function HisEminence() {
  const { picture, signature, placeholder: _, ...letter } = bishopsLetter;

  return (
    <div className="page article correspondence" lang="ar" dir="rtl">
      <PageHead
        title={t('His Eminence')}
        description={t('A letter, in Arabic, from His Eminence the Metropolitan to the graduates of {school}.', {
          school: schoolName,
        })}
      />
      <header className="correspondence__heading" lang={language()} dir={languages[language()].dir}>
        <h1>{t('His Eminence')}</h1>
        {language() !== 'ar' && <p>{t('This letter is in Arabic.')}</p>}
      </header>
      <Picture
        className="article__picture correspondence__picture"
        slot={picture}
        priority
        sizes="(min-width: 46.876em) 26rem, 100vw"
      />
      <SignedLetter {...letter} signature={people.bishop.name ?? signature} />
    </div>
  );
}
