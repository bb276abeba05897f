import { t } from '#languages/message.ts';
import { contactLinks } from '#src/frame/contactLinks.tsx';
import { rich } from '#src/frame/rich.tsx';

/** Shown with the receipt of an earlier send: the school may have other answers than those on this device. */
export const ArrivedBefore = () => (
  <p>
    {rich(
      t(
        'It had arrived before, perhaps from another device. Please tell the school what has changed since then: {phone}, {email}.',
      ),
      contactLinks,
    )}
  </p>
);
