import { t } from '#languages/message.ts';
import { languageNote } from '#src/components/languageNote.ts';
import { blankForms } from '#src/content/blankForms.ts';
import { Icon } from '#src/frame/Icon.tsx';
import { download } from '#src/frame/icons.ts';

interface BlankFormLinkProps {
  /** Its key in `blankForms`. */
  blankForm: string;
}

/** Downloads a form of the school that has to be completed on paper. */
export const BlankFormLink = ({ blankForm }: BlankFormLinkProps) => {
  const form = blankForms[blankForm];
  return (
    form && (
      <a className="at-hand-form" href={form.pdf} hrefLang={form.language} download>
        <Icon shape={download} />
        <span>
          <span>{t('Download the blank form')}</span>
          <span className="vh">{t(', ') + t(form.title)}</span> <span>{languageNote(form.language) ?? '(PDF)'}</span>
        </span>
      </a>
    )
  );
};
