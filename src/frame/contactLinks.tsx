import { school } from '#src/content/school.ts';

/** The school's phone number and email address as links, for `{phone}` and `{email}` in a sentence. */
export const contactLinks = {
  phone: (
    <a href={`tel:${school.phone.e164}`}>
      <bdi dir="ltr">{school.phone.display}</bdi>
    </a>
  ),
  email: (
    <a href={`mailto:${school.email.address}`}>
      <bdi dir="ltr">{school.email.address}</bdi>
    </a>
  ),
};
