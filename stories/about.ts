import type { ReactNode } from 'react';

/** A picture of how a component is used, and what is right or wrong with it. */
export interface Example {
  says: string;
  shows: () => ReactNode;
}

/** When to use a part, and when not. Whatever its page names of others by their titles becomes a link. */
interface Use {
  /** What it is the right thing for. */
  use: string;
  /** What it is the wrong thing for, and what is right there. */
  avoid: string;
  /** How it is used, and how it is not. */
  examples?: { do: Example; dont: Example };
  /** Where it is shown: in a step, across the whole wizard, or on another page of the site. */
  place?: 'step' | 'wizard' | 'page';
  /** Its texts by the names of their props, made in the language of the toolbar when a story is shown. */
  texts?: Readonly<Record<string, () => unknown>>;
  /** Of the frame around each story there, if it takes a whole page, as a modal dialog does. */
  height?: string;
  /** Shows a story's source as it is written: printing one with React elements among its props never ends in development. */
  asWritten?: boolean;
}

/** The texts among a story's props, in the language that is set. */
export const textsOf = ({ texts = {} }: Pick<Use, 'texts'>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(texts).map(([name, make]) => [name, make()]));

interface Component extends Use {
  /** What its words have to be like. */
  words: string;
  /** What keys do in it. */
  keyboard: string;
  /** What a screen reader makes of it. */
  spoken: string;
}

/** The documentation of a component, or of a piece that connects some to a machine, on its page above the stories. */
export const about = ({ use, avoid, examples, place, texts, height, asWritten, ...component }: Use | Component) => ({
  place,
  texts,
  docs: {
    examples,
    description: {
      component: [
        `**Use.** ${use}`,
        `**Not for.** ${avoid}`,
        ...('words' in component
          ? [
              `**Words.** ${component.words}`,
              `**Keyboard.** ${component.keyboard}`,
              `**Screen reader.** ${component.spoken}`,
            ]
          : []),
      ].join('\n\n'),
    },
    ...(height && { story: { inline: false, height } }),
    ...(asWritten && { source: { type: 'code' } }),
  },
});
