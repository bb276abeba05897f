import { school } from '#src/content/school.ts';
import { Crest } from '#src/frame/Crest.tsx';

export const Brand = () => (
  <>
    <Crest />
    <span className="header__name">{school.name.en}</span>
  </>
);
