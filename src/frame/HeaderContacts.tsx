import { headerContacts } from '#src/content/contacts.ts';
import { Contacts } from '#src/frame/Contacts.tsx';

export const HeaderContacts = () => <Contacts label="Contact and networks" contacts={headerContacts} />;
