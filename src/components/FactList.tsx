import type { Fact } from '#src/content/divisions/division.ts';

interface FactListProps {
  facts: readonly Fact[];
}

/** What can be said in a word or two, at a glance. */
export const FactList = ({ facts }: FactListProps) => (
  <dl className="facts">
    {facts.map(({ term, detail }) => (
      <div key={term}>
        <dt>{term}</dt>
        {[detail].flat().map((each) => (
          <dd key={each}>{each}</dd>
        ))}
      </div>
    ))}
  </dl>
);
