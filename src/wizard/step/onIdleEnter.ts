const next = (form: HTMLFormElement, from: HTMLInputElement): HTMLElement | undefined => {
  const controls = [...form.querySelectorAll<HTMLInputElement>('.step-fields :is(input, select, textarea)[name]')];
  const after = controls.slice(controls.indexOf(from) + 1);
  return after.find(({ name, type }) => name !== from.name || type !== 'radio');
};

/**
 * While a form's submit button is disabled, Enter in a field moves to the next question, unless the last key has completed the form.
 * It is a native listener: React would create an event for each key.
 */
export const onIdleEnter = (form: HTMLFormElement, isComplete: () => boolean): (() => void) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type === 'file') return;
    // Enter ends a composition, as of an accent or of a Chinese name, before it leaves the field. In Safari the composition has then ended.
    if (event.isComposing || event.keyCode === 229) return;
    if (form.querySelector('[type=submit]:enabled')) return;
    event.preventDefault();
    // Safari has `requestSubmit` since 16.
    if (isComplete()) form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    else next(form, target)?.focus();
  };
  form.addEventListener('keydown', onKeyDown);
  return () => form.removeEventListener('keydown', onKeyDown);
};
