// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

test('what would move a button follows the press, and what the press does', async () => {
  // It listens to the document in which it is loaded.
  vi.resetModules();
  const { afterPress } = await import('#src/wizard/step/afterPress.ts');
  const done: string[] = [];
  document.body.addEventListener('click', () => done.push('pressed'), { once: true });
  const happens = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));
  happens('pointerdown');
  afterPress(() => done.push('message'));
  for (const type of ['pointerup', 'click']) happens(type);
  await vi.waitFor(() => expect(done).toContain('message'));
  expect(done).toEqual(['pressed', 'message']);
  afterPress(() => done.push('at once'));
  expect(done.at(-1)).toBe('at once');
});
