let pressed: HTMLElement | undefined;

const note = ({ target }: Event) => {
  const button = (target as Element).closest<HTMLElement>('.information-start');
  if (!button) return;
  pressed = button;
  document.documentElement.dataset.resumes = '';
};

/** Notes that the way into a form was pressed before anything could answer: the form takes the place of its information. */
export const noteEarlyPress = () => document.addEventListener('click', note);

/** What was pressed before; from now on the page answers by itself. */
export const takeEarlyPress = (): HTMLElement | undefined => {
  document.removeEventListener('click', note);
  const button = pressed;
  pressed = undefined;
  return button;
};
