interface About {
  /** When it is the right thing to ask with. */
  use: string;
  /** What keys do in it. */
  keyboard: string;
  /** What a screen reader calls it. */
  name: string;
}

/** The documentation of a form component, on its page above the stories. */
export const about = ({ use, keyboard, name }: About) => ({
  docs: {
    description: {
      component: [`**When to use it.** ${use}`, `**Keyboard.** ${keyboard}`, `**Accessible name.** ${name}`].join(
        '\n\n',
      ),
    },
  },
});
