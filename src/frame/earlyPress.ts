let button: Element | null = null;

/** Says beside the button that the form is opened; where its script did not come, leads to the sentence that says so. */
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

/** Notes whether the way into a form is pressed before its script can hear it. */
export const noteEarlyPress = () => document.addEventListener('click', note);

/** Whether it was pressed; from now on the form hears it itself. */
export const takeEarlyPress = (): boolean => {
  document.removeEventListener('click', note);
  const isPressed = button !== null;
  button = null;
  return isPressed;
};
