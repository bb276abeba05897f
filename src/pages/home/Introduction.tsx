import { t } from '#languages/message.ts';
import { schoolName } from '#languages/schoolName.ts';
import { school } from '#src/content/school.ts';

export function Introduction() {
  return (
    <section className="introduction page" aria-labelledby="introduction-heading">
      <h2 id="introduction-heading">{t('A school in Beirut')}</h2>
      <p className="lead">
        {t(
          '{school} was founded and completed in {founded} and taught boarding and day students. From 1983 to 1986 it hosted refugees. Teaching ceased until a renovation in 1998; daycare and preschool were launched afterwards.',
          { school: schoolName, founded: school.founded },
        )}
      </p>
    </section>
  );
}
