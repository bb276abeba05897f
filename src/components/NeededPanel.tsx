import { t, tn } from '#languages/message.ts';

export interface Needed {
  /** The control's id. */
  id: string;
  /** What is missing or wrong, in a sentence that names it. */
  text: string;
  /** It has an answer, which is wrong. */
  wrong?: boolean;
  /** The step of its question, where another one shows. */
  step?: string;
}

interface NeededPanelProps {
  needed: readonly Needed[];
  open: boolean;
  onToggle?: (() => void) | undefined;
  onGo?: ((needed: Needed) => void) | undefined;
}

const neededInWords = (needed: readonly Needed[]): string => {
  if (needed.length === 0) return t('Nothing has been entered in this step yet');
  return needed.every(({ wrong }) => wrong)
    ? tn('1 answer to correct', '{count} answers to correct', needed.length)
    : tn('1 answer still needed', '{count} answers still needed', needed.length);
};

/** Lists the missing and wrong answers, because of which Next or Submit is disabled, with a link to each. */
export const NeededPanel = ({ needed, open, onToggle, onGo }: NeededPanelProps) => (
  <section className="needed" aria-labelledby="needed">
    <h3 className="needed-heading">
      <button
        type="button"
        id="needed"
        className="needed-toggle"
        aria-expanded={open}
        aria-controls="needed-list"
        onClick={onToggle}
      >
        {neededInWords(needed)}
      </button>
    </h3>
    <ul id="needed-list" className="needed-list" hidden={!open}>
      {(open ? needed : []).map((each) => (
        <li key={each.id}>
          <a
            href={`#${each.id}`}
            onClick={(event) => {
              event.preventDefault();
              onGo?.(each);
            }}
          >
            {each.text}
          </a>
        </li>
      ))}
    </ul>
  </section>
);
