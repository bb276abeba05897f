import '#src/styles/content.css';
import { Picture } from '#src/components/Picture.tsx';
import { SignedLetter } from '#src/components/SignedLetter.tsx';
import { principalsLetter } from '#src/content/letters/principal.ts';
import { people } from '#src/content/people.ts';
import { schoolName } from '#src/content/schoolName.ts';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';

export function ThePrincipal() {
  const { picture, placeholder: _, ...letter } = principalsLetter;
  const { name, title } = people.principal;

  return (
    <div className="page correspondence">
      <PageHead title="The Principal" description={`A letter of welcome from the principal of ${schoolName.en}.`} />
      <h1 className="correspondence__heading">The Principal</h1>
      <Picture className="correspondence__picture" slot={picture} priority sizes="(width > 750px) 26rem, 100vw" />
      <SignedLetter {...letter} signature={name ?? title} />
    </div>
  );
}
