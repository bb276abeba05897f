import { expect, onTestFinished, test, vi } from 'vitest';
import { attach } from '#forms/attachment.ts';
import { handmadePdf } from '#tests/forms/handmadePdf.ts';

test('a file that never comes, as from a cloud drive, cannot be read after two minutes', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const file = new File(['%PDF'], 'passport.pdf', { type: 'application/pdf' });
  file.arrayBuffer = () => new Promise(() => undefined);
  const found = vi.fn();
  void attach('an-id', file).then(found);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(found).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(found).toHaveBeenCalledWith(expect.objectContaining({ name: 'passport.pdf', verdict: 'unreadable' }));
  expect(vi.getTimerCount()).toBe(0);
});

test('where the part that finds passwords never comes, a protected file is attached without a warning after ten seconds', async () => {
  vi.useFakeTimers();
  vi.doMock('#forms/encryption/asksForPassword.ts', () => new Promise(() => undefined));
  onTestFinished(() => {
    vi.useRealTimers();
    vi.doUnmock('#forms/encryption/asksForPassword.ts');
  });
  const file = new File(['%PDF-1.7 trailer << /Encrypt 4 0 R >>'], 'passport.pdf', { type: 'application/pdf' });
  const found = vi.fn();
  void attach('an-id', file).then(found);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(found).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(found).toHaveBeenCalledWith(expect.objectContaining({ size: file.size, locked: false }));
});

test('the bytes of a file are taken: what happens to the file afterwards changes nothing', async () => {
  const file = new File(['%PDF-1.7'], 'passport.pdf', { type: 'application/pdf', lastModified: 1_000 });
  const { body } = await attach('a', file);
  expect(await body.text()).toBe('%PDF-1.7');
  expect(body).not.toBe(file);
  expect([body.name, body.type, body.lastModified]).toEqual(['passport.pdf', 'application/pdf', 1_000]);
});

test('a file that has grown since it was chosen has the size of what was read', async () => {
  const grown = new File([handmadePdf()], 'scan.pdf', { type: 'application/pdf' });
  const { size } = grown;
  Object.defineProperty(grown, 'size', { value: 500 });
  const attachment = await attach('scan', grown);
  expect([attachment.size, attachment.body?.size, attachment.verdict]).toEqual([size, size, 'whole']);
});
