import { useId, useState } from 'react';
import { t } from '#languages/message.ts';
import { Button } from '#src/components/Button.tsx';
import { copyText } from '#src/components/copyText.ts';

/** A link with what this browser can do with it: it is copied, or shared. */
export const LinkToCopy = ({ link }: { link: string }) => {
  const id = useId();
  const [state, setState] = useState<'copied' | 'refused'>();
  const copy = () =>
    copyText(link).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  const share = () => navigator.share({ url: link }).catch(() => undefined);
  return (
    <div className="handover-link">
      <label className="field-label" htmlFor={id}>
        {t('Link for the other device')}
      </label>
      <input
        className="input"
        id={id}
        dir="ltr"
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p role="status">
        {state === 'copied' && t('Copied.')}
        {state === 'refused' && t('This browser does not copy. Please select the link and copy it.')}
      </p>
      <Button onClick={copy}>{t('Copy the link')}</Button>
      {'share' in navigator && <Button onClick={share}>{t('Share the link…')}</Button>}
    </div>
  );
};
