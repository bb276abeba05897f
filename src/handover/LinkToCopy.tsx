import { useId, useState } from 'react';
import { t } from '#languages/message.ts';

/** A link with what this browser can do with it: it is copied, or shared. */
export const LinkToCopy = ({ link }: { link: string }) => {
  const id = useId();
  const [state, setState] = useState<'copied' | 'refused'>();
  const copy = () =>
    navigator.clipboard.writeText(link).then(
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
      <button type="button" className="button button--outline" onClick={copy}>
        {t('Copy the link')}
      </button>
      {'share' in navigator && (
        <button type="button" className="button button--outline" onClick={share}>
          {t('Share the link…')}
        </button>
      )}
    </div>
  );
};
