import { afterEach } from 'vitest';

// Files of a worker share their modules, but for a test that loads them anew, and their window. What a test sets, the next one has not.
afterEach(async () => {
  const { setLanguage } = await import('#languages/current.ts');
  setLanguage('en');
  if (typeof document !== 'undefined') localStorage.clear();
});
