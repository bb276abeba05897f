import '#src/styles/content.css';
import { t } from '#languages/message.ts';
import { schoolName } from '#languages/schoolName.ts';
import { translated } from '#languages/translated.ts';
import { ApplyBand } from '#src/components/ApplyBand.tsx';
import { Picture } from '#src/components/Picture.tsx';
import { SignedLetter } from '#src/components/SignedLetter.tsx';
import { principalsLetter } from '#src/content/letters/principal.ts';
import { people } from '#src/content/people.ts';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';

export function ThePrincipal() {
  const { picture, placeholder: _, ...letter } = translated(principalsLetter);
  const { name, title } = translated(people.principal);

  return (
    <>
      <div className="page article correspondence">
        <PageHead
          title={t('The Principal')}
          description={t('A letter of welcome from the principal of {school}.', { school: schoolName })}
        />
        <h1 className="correspondence__heading">{t('The Principal')}</h1>
        <Picture
          className="article__picture correspondence__picture"
          slot={picture}
          priority
          sizes="(min-width: 46.876em) 26rem, 100vw"
        />
        <SignedLetter {...letter} signature={name ?? title} />
      </div>
      <ApplyBand />
    </>
  );
}
