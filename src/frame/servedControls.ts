export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

let served: readonly Control[] = [];
let focused: Element | null = null;

/**
 * Notes the controls of a served form before React takes the page over. Where a browser's extension has changed the page
 * meanwhile, React renders it anew: the controls are removed, with what was typed in them.
 */
export const noteServedControls = (): void => {
  served = [...document.querySelectorAll<Control>('.wizard [name]')];
  focused = document.activeElement;
};

const namesakes = (page: ParentNode, { name }: Control) => [
  ...page.querySelectorAll<Control>(`[name="${CSS.escape(name)}"]`),
];

const putBack = (old: Control, control: Control) => {
  if (old instanceof HTMLInputElement && control instanceof HTMLInputElement) {
    if (old.type === 'file') {
      if (old.files?.length) control.files = old.files;
      return;
    }
    control.checked = old.checked;
  }
  control.value = old.value;
};

/** Puts what was typed in removed controls, and the focus, into those that have replaced them. */
export const restoreServedControls = (page: ParentNode): void => {
  for (const old of served.filter(({ isConnected }) => !isConnected)) {
    const at = served.filter(({ name }) => name === old.name).indexOf(old);
    const control = namesakes(page, old)[at];
    if (!control) continue;
    putBack(old, control);
    if (old === focused && document.activeElement === document.body) control.focus({ preventScroll: true });
  }
  served = [];
};
