import { t, tn } from '#languages/message.ts';
import { AnswerLines, type AnswerProps, FileLine } from '#server/office/page/views/AnswerLines.tsx';
import { Heading, type HeadingProps, type SectionProps } from '#server/office/page/views/Heading.tsx';
import { MarkLabel } from '#server/office/page/views/MarkLabel.tsx';
import { Button } from '#src/components/Button.tsx';

interface DossierProps extends HeadingProps {
  name: string;
  mark: string;
  note: string;
  documents: readonly AnswerProps[];
  sections: readonly SectionProps[];
}

export interface DossiersProps {
  dossiers: readonly (DossierProps & { added: readonly DossierProps[] })[];
  /** The list, with its ticks, or the application. */
  back: { href: string; label: string };
}

const Answers = ({ documents, sections }: Pick<DossierProps, 'documents' | 'sections'>) => (
  <div className="office-dossier">
    {documents.length > 0 && (
      <section>
        <h3>{t('Documents')}</h3>
        <AnswerLines answers={documents} FileLine={FileLine} />
      </section>
    )}
    {sections.map(({ title, answers }) => (
      <section key={title}>
        <h3>{title}</h3>
        <AnswerLines answers={answers} FileLine={FileLine} />
      </section>
    ))}
  </div>
);

/** The name of the sheets of a dossier, and its id. 'staff/1f3c…' */
export const sheetName = (name: string): string => `sheet-${name.replaceAll(/\W/g, '-')}`;

/** Dossiers to print, each with what was added to it. Each begins on a sheet of its own. */
export const Dossiers = ({ dossiers, back }: DossiersProps) => (
  <>
    <p className="office-ways office-screen">
      <a href={back.href}>{back.label}</a>
      <span>
        {tn(
          '{count} dossier. Print with Ctrl+P; each begins on a new sheet.',
          '{count} dossiers. Print with Ctrl+P; each begins on a new sheet.',
          dossiers.length,
        )}
      </span>
      <span className="office-print" hidden>
        <Button>{t('Print')}</Button>
      </span>
    </p>
    {dossiers.map((dossier) => (
      <article key={dossier.name} id={sheetName(dossier.name)} className="office-sheet">
        <Heading {...dossier} />
        <p>
          <MarkLabel mark={dossier.mark} />
        </p>
        {dossier.note && (
          <p className="office-noted" dir="auto">
            {dossier.note}
          </p>
        )}
        <Answers {...dossier} />
        {dossier.added.map((addition) => (
          <section key={addition.name} className="office-addition">
            <h3>
              {t('Added: {reference}, received {time}', { reference: addition.reference, time: addition.received })}
            </h3>
            <Answers {...addition} />
          </section>
        ))}
      </article>
    ))}
  </>
);
