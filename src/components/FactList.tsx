import { Children, type ReactNode } from 'react';

interface FactListProps {
  facts: readonly {
    term: string;
    /** Of several, each has a line. */
    detail: ReactNode;
  }[];
}

/** What can be said in a word or two, at a glance. */
export const FactList = ({ facts }: FactListProps) => (
  <dl className="facts">
    {facts.map(({ term, detail }) => (
      <div key={term}>
        <dt>{term}</dt>
        {Children.map(detail, (each) => (
          <dd>{each}</dd>
        ))}
      </div>
    ))}
  </dl>
);
