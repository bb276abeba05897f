const KEY = 'bac-unsent';
const CHANGED = 'bac-unsent-changed';

/** The names of the forms whose application was submitted on this device, and has not been confirmed; with spaces between them. */
export const unsentForms = (): string => {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    // A browser without storage stores no application either.
    return '';
  }
};

/** Notes whether the application of a form was submitted and not confirmed, so that every page says so. */
export const noteUnsent = (form: string, isUnsent: boolean): void => {
  const before = unsentForms();
  const others = before.split(' ').filter((name) => name !== '' && name !== form);
  const after = (isUnsent ? [...others, form] : others).join(' ');
  if (after === before) return;
  try {
    localStorage.setItem(KEY, after);
  } catch {
    return;
  }
  // The browser tells the other tabs.
  window.dispatchEvent(new Event(CHANGED));
};

export const watchUnsentForms = (onChange: () => void): (() => void) => {
  const ends = new AbortController();
  for (const type of ['storage', CHANGED]) window.addEventListener(type, onChange, { signal: ends.signal });
  return () => ends.abort();
};
