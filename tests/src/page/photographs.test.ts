// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { type Corners, wholePhotograph } from '#machines/photographsTypes.ts';
import { handmadePdf } from '#tests/forms/handmadePdf.ts';
import { leaveNoRoomForFiles, openDevice } from '#tests/src/page/device.tsx';
import { announced, control, expectFocusOn, press, shows, user } from '#tests/src/page/form.ts';

/** The canvas of a browser that hides pictures, or shows a pixel as it was filled. */
const canvasOf = (hides: () => boolean) =>
  class {
    getContext = () => {
      const data: number[] = [];
      const context = {
        fillStyle: '',
        fillRect: () => {
          const color = context.fillStyle.match(/\d+/g)!.map(Number);
          data.push(...color.map((value) => (hides() ? 255 - value : value)), 255);
        },
        getImageData: () => ({ data }),
      };
      return context;
    };
  };

/** A browser whose worker finds a paper in each photograph, but in that of a wall, or is still busy. Gives the workers that have not ended. */
const startWorkers = (hides: () => boolean) => {
  // The beginning of a JPEG of 8 by 8 pixels.
  const picture = new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 8, 0, 8)], { type: 'image/jpeg' });
  const running = new Set<object>();
  class PageWorker extends EventTarget {
    constructor() {
      super();
      running.add(this);
    }
    postMessage({ corners, color = false, photograph }: { photograph: File; corners?: Corners; color?: boolean }) {
      const made = { corners: corners ?? wholePhotograph, color, empty: false, picture };
      const data = corners ? made : { became: 'read', read: { ...made, view: picture } };
      const answer =
        photograph.name === 'wall.jpg' ? new Event('error') : Object.assign(new Event('message'), { data });
      if (photograph.name !== (corners ? 'slow to change.jpg' : 'slow.jpg'))
        queueMicrotask(() => this.dispatchEvent(answer));
    }
    terminate = () => running.delete(this);
  }
  vi.stubGlobal('Worker', PageWorker);
  vi.stubGlobal('OffscreenCanvas', canvasOf(hides));
  return running;
};

const dialog = () => screen.queryByRole('dialog');
const says = (text: string) => waitFor(() => expect(dialog()!.textContent).toContain(text));
const choose = async (name: string, head = '\u00ff\u00d8\u00ff') => {
  const input = await screen.findByLabelText<HTMLInputElement>('Choose photos');
  await user.upload(input, new File([Uint8Array.from(head, (letter) => letter.charCodeAt(0))], name));
  expect(input.value, 'the same photograph can be chosen again').toBe('');
};
const label = 'Photocopy of passport or Lebanese ID card';
const files = () => [...document.querySelectorAll('.file bdi')].map(({ textContent }) => textContent);

test('photographs of a passport become its file in the dialog, which says why one cannot be used', async () => {
  let hides = true;
  const running = startWorkers(() => hides);
  const { open, network } = await openDevice();
  await open('/join-us/as-staff');
  const camera = () => screen.queryByRole('button', { name: `Take a photo for ${label}` });
  await user.click(camera()!);
  await shows('The camera tool could not be loaded.');
  expect(camera()).toBeNull();
  // What the browser fetches for its worker is not of the intake.
  network.fateOf = ({ path }) => (path.includes('worker') ? 'a sign-in page with 200' : 'arrives');
  await open();
  await user.click(camera()!);
  await says('Photograph your photocopy of passport');
  await choose('notes.docx', 'PK');
  await says('This photo cannot be used');
  await press('Continue');
  await choose('front.jpg');
  await says('This browser hides pictures from websites');
  await press('Continue');
  await waitFor(() => expect(dialog()).toBeNull());
  const { CompressionStream: stream } = globalThis;
  vi.stubGlobal('CompressionStream', undefined);
  await user.click(camera()!);
  await says('This browser is too old to read photos');
  vi.stubGlobal('CompressionStream', stream);
  await press('Continue');
  await waitFor(() => expect(dialog()).toBeNull());
  hides = false;
  // The question takes one file: its PDF replaces this one.
  await user.upload(
    control('personalInfo[passport]'),
    new File([handmadePdf()], 'scan.pdf', { type: 'application/pdf' }),
  );
  await waitFor(() => expect(files()).toEqual(['scan.pdf']));
  await user.click(camera()!);
  for (const [name, head] of [
    ['wall.jpg', '\u00ff\u00d8\u00ff'],
    ['wall.jpg', '\0\0\0\u0018ftypheic'],
  ] as const) {
    await choose(name, head);
    await says('wall.jpg');
    await says(head.startsWith('\0') ? 'HEIC' : 'could not be read on this device');
    await press('Continue');
  }
  await choose('front.jpg');
  await says('Check your photocopy of passport');
  await user.click(screen.getByLabelText('In color, page 1'));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('In color, page 1').checked).toBe(true));
  await press('Attach this PDF');
  await waitFor(() => expect(dialog()).toBeNull());
  await waitFor(() => expect(files()).toEqual([`${label}.pdf`]));
  await announced(`${label}.pdf: 1 file attached.`);
  await expectFocusOn('personalInfo-passport-photograph');
  expect(running.size).toBe(0);
});

test('while the camera tool loads, its question says so, and its button cannot be pressed again', async () => {
  startWorkers(() => false);
  const { open, network } = await openDevice();
  network.fateOf = ({ path }) => (path.includes('worker') ? 'waits' : 'arrives');
  await open('/join-us/as-staff');
  const camera = () => screen.getByRole('button', { name: `Take a photo for ${label}` });
  await user.click(camera());
  await shows('Loading…');
  expect(camera().getAttribute('aria-disabled')).toBe('true');
  expect(dialog()).toBeNull();
});

test('where several files may be attached, the PDF of photographs is one more', async () => {
  startWorkers(() => false);
  const [made, freed] = [vi.spyOn(URL, 'createObjectURL'), vi.spyOn(URL, 'revokeObjectURL')];
  const { open, network } = await openDevice();
  network.fateOf = ({ path }) => (path.includes('worker') ? 'a sign-in page with 200' : 'arrives');
  await open('/join-us/papers-and-corrections');
  await user.upload(control('papers'), new File([handmadePdf()], 'scan.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(files()).toEqual(['scan.pdf']));
  leaveNoRoomForFiles();
  await press('Take a photo for Papers');
  await choose('front.jpg');
  await says('Check your');
  await says('Please keep this page open: this device cannot save everything.');
  await press('Attach this PDF');
  await waitFor(() => expect(files()).toEqual(['scan.pdf', 'Papers.pdf']));
  // A telephone has not the memory for pictures that nobody sees.
  const shown = made.mock.calls.flatMap(([blob], at) =>
    (blob as Blob).type.startsWith('image/') ? [made.mock.results[at]!.value as string] : [],
  );
  expect(shown).not.toEqual([]);
  expect(freed.mock.calls.flat()).toEqual(expect.arrayContaining(shown));
});

test('what is made of a photograph is given up with the dialog, also while the device is busy with it', async () => {
  const running = startWorkers(() => false);
  const { open, network } = await openDevice();
  network.fateOf = ({ path }) => (path.includes('worker') ? 'a sign-in page with 200' : 'arrives');
  await open('/join-us/as-staff');
  const leave = async (status: string) => {
    await says(status);
    expect(running.size).toBe(1);
    await press('Cancel');
    await press('Leave');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(running.size, `workers that go on after “${status}”`).toBe(0);
  };
  await press(`Take a photo for ${label}`);
  await choose('slow.jpg');
  await leave('Reading the photo…');
  await press(`Take a photo for ${label}`);
  await choose('slow to change.jpg');
  await user.click(await screen.findByLabelText('In color, page 1'));
  await leave('Making the page…');
});
