interface SectionStepsProps {
  label: string;
  steps: readonly { id: string; title: string }[];
}

/** The sections of a page as steps, each a link to its section. */
export const SectionSteps = ({ label, steps }: SectionStepsProps) => (
  <nav className="steps" aria-label={label}>
    <ol className="steps__list">
      {steps.map(({ id, title }, position) => (
        <li key={id} className="steps__step">
          <a className="steps__link" href={`#${id}`}>
            <span className="steps__arch" aria-hidden="true">
              {position + 1}
            </span>
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
