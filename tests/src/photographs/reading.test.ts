import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { photographsInThisBrowser } from '#src/photographs/photographsInThisBrowser.ts';

test.each([
  ['a letter', 'Dear Sir or Madam', 'other'],
  ['an empty one, such as one that is stored elsewhere,', '', 'unreadable'],
])('of files that are no photographs, %s is refused as such', async (_what, content, refusal) => {
  vi.stubGlobal('OffscreenCanvas', vi.fn());
  const input = { name: 'id.pdf', photographs: [{ photograph: new File([content], 'passport.jpg') }] };
  const actor = createActor(photographsInThisBrowser, { input }).start();
  await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ refused: refusal }));
});
