import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { faultsIn } from '../scripts/content/content-faults.ts';
import { valuesIn } from '../scripts/content/content-values.ts';

const gate = { file: '/media/gate.svg', alt: 'The gate.', width: 720, height: 480 };
const targets = {
  media: { gate },
  paths: ['/', '/news/1', '/alumni'],
  exists: (file: string) => ['/media/gate.svg', '/media/journal.pdf', '/assets/videos/gate.mp4'].includes(file),
};
const faults = (content: unknown, media = {}) =>
  faultsIn(valuesIn(content, 'src/content/news.ts'), { ...targets, media: { ...targets.media, ...media } });

describe('the content check', () => {
  test('finds nothing wrong with what is there', () => {
    expect(
      faults([
        {
          title: 'Back to school',
          picture: 'gate',
          images: ['gate'],
          pdf: '/media/journal.pdf',
          video: 'gate.mp4',
          html: `<p>See <a href="/News/1#top">the news</a>, <a href="/media/journal.pdf#page=3">page 3</a>,
            <a href="https://example.org">elsewhere</a>, <a href="tel:+9611123456">call</a>.</p>`,
        },
      ]),
    ).toEqual([]);
  });

  test.each([
    [{ picture: 'gaet' }, 'there is no picture called gaet'],
    [{ images: ['gate', 'tree'] }, 'there is no picture called tree'],
    [{ pdf: '/media/missing.pdf' }, 'the file public/media/missing.pdf is missing'],
    [{ video: 'missing.mp4' }, 'the file public/assets/videos/missing.mp4 is missing'],
    [{ href: '/news/9' }, 'the link /news/9 leads to no page'],
    [{ html: '<a href="/history">x</a>' }, 'the link /history leads to no page'],
    [{ html: "<a href='/news/1'>x</a>" }, `the link href='/news/1' is not written as href="…"`],
    [{ html: '<a href = "/news/1">x</a>' }, `the link href = "/news/1" is not written as href="…"`],
    [{ html: '<a href="news/1">x</a>' }, 'the link news/1 begins neither with / nor'],
    [{ html: '<a href="htps://example.org">x</a>' }, 'the link htps://example.org begins neither with / nor'],
  ])('says of %j that %s', (content, fault) => {
    const [found, ...others] = faults([{ title: 'Back to school', ...content }]);
    expect(found).toMatch(/^src\/content\/news\.ts › Back to school/);
    expect(found).toContain(fault);
    expect(others).toEqual([]);
  });

  test('asks for words for a picture that does not only decorate', () => {
    expect(faults([], { tree: { ...gate, alt: ' ' } })).toEqual([
      'src/content/media.ts › tree: nothing says what the picture shows (alt)',
    ]);
    expect(faults([], { tree: { ...gate, alt: '', decorative: true } })).toEqual([]);
  });

  test.each(['/media/gate.heic', '/media/gate.GIF', '/media/the gate.jpg'])('refuses the picture %s', (file) => {
    expect(faults([], { tree: { ...gate, file } })).toEqual([
      expect.stringContaining(`src/content/media.ts › tree: ${file} is not shown by every browser`),
    ]);
  });

  test('finds the content as it stands whole, and lists what the school still has to replace', () => {
    const { status, stdout } = spawnSync('node', ['scripts/content/content-check.mjs'], { encoding: 'utf8' });
    expect(stdout).toContain('Nothing is broken');
    expect(stdout).toContain('still samples');
    expect(status).toBe(0);
  });
});
