interface About {
  /** What it is the right thing for. */
  use: string;
  /** What it is the wrong thing for, and what is right there. */
  avoid: string;
  /** What its words have to be like. */
  words: string;
  /** What keys do in it. */
  keyboard: string;
  /** What a screen reader makes of it. */
  spoken: string;
  /** Of the frame around each story there, if it takes a whole page, as a modal dialog does. */
  height?: string;
  /** Shows a story's source as it is written: printing one with React elements among its props never ends in development. */
  asWritten?: boolean;
}

/** The documentation of a component, on its page above the stories. */
export const about = ({ use, avoid, words, keyboard, spoken, height, asWritten }: About) => ({
  docs: {
    description: {
      component: [
        `**Use.** ${use}`,
        `**Not for.** ${avoid}`,
        `**Words.** ${words}`,
        `**Keyboard.** ${keyboard}`,
        `**Screen reader.** ${spoken}`,
      ].join('\n\n'),
    },
    ...(height && { story: { inline: false, height } }),
    ...(asWritten && { source: { type: 'code' } }),
  },
});
