import { t } from '#languages/message.ts';
import type { Contact } from '#src/content/contacts.ts';
import { Icon } from '#src/frame/Icon.tsx';

interface ContactsProps {
  label: string;
  contacts: readonly Contact[];
}

export function Contacts({ label, contacts }: ContactsProps) {
  return (
    <ul className="contacts" aria-label={label}>
      {contacts.map(({ icon, label: name, href, external }) => (
        <li key={name}>
          <a
            className="contacts__link"
            href={href}
            {...(external && { target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': 'new-tab' })}
          >
            <Icon shape={icon} />
            <span>{t(name)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
