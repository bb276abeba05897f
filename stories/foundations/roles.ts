interface Role {
  /** What it is for. */
  use: string;
  /** The surfaces and fills it is seen on. What has none is a ground, or says nothing that is not said in another way. */
  on?: readonly string[];
}

const light = ['surface-default', 'surface-subdued'];
const notes = ['surface-info', 'surface-notice'];

/** Every role that a color has on the site, in the order of `src/styles/tokens.css`. */
export const roles: Readonly<Record<string, Role>> = {
  'text-default': {
    use: 'text, and the label of the call to action',
    on: [
      ...light,
      ...notes,
      'surface-accent',
      'surface-band',
      'surface-selected',
      'surface-critical',
      'surface-success',
      'fill-cta',
      'fill-cta-hover',
    ],
  },
  'text-subdued': { use: 'hints, captions, sizes, what is disabled', on: [...light, 'surface-notice'] },
  'text-link': { use: 'links, quiet buttons', on: [...light, ...notes, 'surface-accent'] },
  'text-action': {
    use: 'outlined buttons, what is pointed at',
    on: [...light, ...notes, 'surface-accent', 'surface-band', 'surface-hover'],
  },
  'text-accent': { use: 'days and years, the title of a letter', on: ['surface-default'] },
  'text-warm': {
    use: 'a few words on sandstone, a note at a file',
    on: ['surface-default', 'surface-accent', 'surface-band'],
  },
  'text-marker': { use: 'the markers of lists', on: light },
  'text-critical': { use: 'messages, the mark of a required question', on: light },
  'text-print': { use: 'text on paper', on: ['surface-default'] },
  'text-inverse': {
    use: 'text on dark surfaces and fills',
    on: [
      'surface-inverse',
      'surface-inverse-hover',
      'fill-action',
      'fill-action-hover',
      'fill-success',
      'fill-critical',
    ],
  },
  'text-inverse-accent': { use: 'headings and what is pointed at on dark surfaces', on: ['surface-inverse'] },

  'surface-default': { use: 'pages, cards, the inside of controls' },
  'surface-subdued': { use: 'the ground of a form, what is disabled' },
  'surface-accent': { use: 'facts and quotes, the current place in the menu' },
  'surface-band': { use: 'the bands of the home page' },
  'surface-hover': { use: 'what is pointed at' },
  'surface-selected': { use: 'what is chosen' },
  'surface-info': { use: 'a note that informs' },
  'surface-notice': { use: 'a note that asks for something' },
  'surface-success': { use: 'a mark of what succeeded' },
  'surface-critical': { use: 'a note of what was lost' },
  'surface-inverse': { use: 'the hero, the footer, documents' },
  'surface-inverse-hover': { use: 'what is pointed at on a dark surface' },

  'fill-action': { use: 'the main button, the step in progress, what is chosen', on: light },
  'fill-action-hover': { use: 'the main button that is pointed at', on: light },
  'fill-cta': { use: 'the call to action', on: ['surface-inverse'] },
  'fill-cta-hover': { use: 'the call to action that is pointed at', on: ['surface-inverse'] },
  'fill-progress': { use: 'how much was sent', on: ['surface-default'] },
  'fill-success': { use: 'a completed step', on: light },
  'fill-critical': { use: 'the mark of a message', on: light },

  'border-default': { use: 'the edges of controls', on: light },
  'border-strong': {
    use: 'outlined buttons, what is chosen, chevrons',
    on: [...light, 'surface-selected', 'surface-notice'],
  },
  'border-keyline': { use: 'between parts' },
  'border-accent': { use: 'above facts, around dark surfaces' },
  'border-accent-strong': { use: 'the mark of the current place', on: ['surface-default', 'surface-accent'] },
  'border-band': { use: 'the arches on a band', on: ['surface-band'] },
  'border-info': { use: 'beside a note that informs', on: ['surface-default', 'surface-info'] },
  'border-notice': { use: 'beside a note that asks for something' },
  'border-success': { use: 'around what succeeded', on: light },
  'border-critical': { use: 'a control with a message', on: [...light, 'surface-critical'] },
  'border-inverse': { use: 'the edges of controls on dark surfaces', on: ['surface-inverse'] },
  'border-inverse-subdued': { use: 'between parts of a dark surface' },

  focus: { use: 'the inner ring of the focus', on: ['focus-outer', 'surface-inverse', 'surface-inverse-hover'] },
  'focus-outer': { use: 'the outer ring of the focus', on: [...light, ...notes, 'surface-band', 'surface-selected'] },
};

/** The contrast a role needs where it is seen: 4.5 for text, 3 for what shows a control or its state (WCAG 1.4.3, 1.4.11). */
export const needOf = (role: string): 4.5 | 3 => (role.startsWith('text-') ? 4.5 : 3);
