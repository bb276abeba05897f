import { t } from '#languages/message.ts';

/** The name of an applicant. */
export const Name = ({ children }: { children: string }) => <bdi>{children || t('Without a name')}</bdi>;

interface ApplicationLinkProps {
  href: string;
  applicant: string;
  reference: string;
}

/** A link to an application: its applicant and its reference. */
export const ApplicationLink = ({ href, applicant, reference }: ApplicationLinkProps) => (
  <a href={href}>
    <Name>{applicant}</Name>
    {t(', ')}
    <span className="reference">{reference}</span>
  </a>
);
