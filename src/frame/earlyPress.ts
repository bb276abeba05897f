let button: Element | null = null;

/** Says beside the button that the form is opened; where its script failed to load, scrolls to the sentence that says so. */
export const answerEarlyPress = () => {
  const fault = document.querySelector('.not-loaded:not([hidden])');
  button?.nextElementSibling?.toggleAttribute('hidden', fault !== null);
  if (button) fault?.scrollIntoView({ block: 'center' });
};

const note = ({ target }: Event) => {
  const pressed = (target as Element).closest('.information-start');
  if (!pressed) return;
  button = pressed;
  answerEarlyPress();
};

/** Notes whether the button that starts a form is pressed before its script listens. */
export const noteEarlyPress = () => document.addEventListener('click', note);

/** Whether it was pressed; stops listening. */
export const takeEarlyPress = (): boolean => {
  document.removeEventListener('click', note);
  const isPressed = button !== null;
  button = null;
  return isPressed;
};
