export interface Pair {
  color: string;
  ground: string;
  use: string;
  /** The contrast it needs: 4.5 for text, 3 for the edge of a control, a ring or an icon (WCAG 1.4.3, 1.4.11). */
  needs: 4.5 | 3;
}

const on = (ground: string, needs: 4.5 | 3, uses: Record<string, string>): Pair[] =>
  Object.entries(uses).map(([color, use]) => ({ color, ground, use, needs }));

/** The colors that are used on each other somewhere on the site. */
export const pairs: readonly Pair[] = [
  ...on('white', 4.5, {
    ink: 'text',
    slate: 'hints, sizes, captions',
    'sea-8': 'outlined buttons',
    'sea-6': 'links, Upload File',
    'gold-7': 'markers',
    'ramleh-7': 'a note at a file',
    cinnabar: 'messages',
    cedar: 'what is completed',
  }),
  ...on('mist', 4.5, {
    ink: 'text of a form',
    slate: 'hints, disabled buttons',
    'sea-6': 'quiet buttons',
    'gold-7': 'markers of a list',
    cinnabar: 'messages',
  }),
  ...on('ramleh-1', 4.5, {
    ink: 'what is still needed',
    slate: 'messages in what is needed',
    'sea-6': 'links in what is needed',
    'ramleh-7': 'warm text',
  }),
  ...on('ramleh-2', 4.5, { ink: 'bands', 'sea-8': 'links on bands', 'ramleh-7': 'warm text' }),
  ...on('sea-1', 4.5, { ink: 'the saved answers', 'sea-6': 'links', 'sea-8': 'a button that is pointed at' }),
  ...on('cinnabar-1', 4.5, { ink: 'lost answers', cinnabar: 'messages' }),
  ...on('cedar-1', 4.5, { cedar: 'success' }),
  ...on('gold', 4.5, { ink: 'the call to action' }),
  ...on('sea-9', 4.5, { white: 'the footer', gold: 'keylines and marks of the footer' }),
  ...on('sea-8', 4.5, { white: 'the main button, the step in progress', gold: 'marks' }),
  ...on('sea-6', 4.5, { white: 'the main button that is pointed at' }),
  ...on('cedar', 4.5, { white: 'a completed step' }),
  ...on('cinnabar', 4.5, { white: 'the mark of a message' }),
  ...on('white', 3, { line: 'the edges of controls' }),
  ...on('mist', 3, { line: 'the edges of controls' }),
  ...on('sea-9', 3, { focus: 'the inner ring of the focus' }),
];

/** In pictures and keylines only: what they say is said in another way, too. */
export const decorative: readonly string[] = ['ramleh-4', 'tile'];
