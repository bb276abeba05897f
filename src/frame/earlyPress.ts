let button: Element | null = null;

/** Shows the status beside the button; if the form has no script, scrolls to the message about it. */
export const answerEarlyPress = () => {
  const fault = document.querySelector('.not-loaded:not([hidden]), .too-old:not([hidden])');
  button?.nextElementSibling?.toggleAttribute('hidden', fault !== null);
  if (button) fault?.scrollIntoView({ block: 'center' });
};

const note = ({ target }: Event) => {
  const pressed = (target as Element).closest('.information-start');
  if (!pressed) return;
  button = pressed;
  answerEarlyPress();
};

/** Listens for a press of the form's start button before the form's script is loaded. */
export const noteEarlyPress = () => document.addEventListener('click', note);

/** Whether it was pressed; stops listening. */
export const takeEarlyPress = (): boolean => {
  document.removeEventListener('click', note);
  const isPressed = button !== null;
  button = null;
  return isPressed;
};
