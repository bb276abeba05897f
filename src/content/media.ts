/** A picture's place on the site. A school replaces what stands there, not the place. */
export interface Media {
  /** A file below `public`: a drawing (SVG) or a photo (JPEG, PNG, WebP or AVIF), of which the build makes small ones. */
  file: string;
  /** What the picture shows, for those who cannot see it; empty where it only decorates. */
  alt: string;
  /** The place's own measure. A photo of another ratio is cropped to it. */
  width: number;
  height: number;
  /** What must stay in sight when a photo is cropped; its centre if absent. */
  focal?: 'top' | 'bottom' | 'left' | 'right';
  /** Still the drawing the site came with. */
  placeholder?: true;
}

const window = { width: 720, height: 616 };
const landscape = { width: 720, height: 480 };
const photo = { width: 720, height: 540 };
const wide = { width: 720, height: 405 };
const portrait = { width: 720, height: 900 };
const cover = { width: 720, height: 960 };

/**
 * Every picture of the site. To use a photo: put `public/media/{slot}.jpg` there, name it here as the slot's `file`, say
 * what it shows, and remove `placeholder`. The school's crest and the archdiocese's emblem are drawn in `src/frame`.
 */
export const media = {
  // Home
  'home-hero': {
    file: '/media/home-hero.svg',
    alt: 'Through a triple-arched window: the school on its green hill above the sea, with mountains behind and two children on the path to its door.',
    ...window,
    placeholder: true,
  },
  'car-1': {
    file: '/media/car-1.svg',
    alt: 'Children with satchels walk down a sandstone arcade under a brass bell; the arches throw long light across the floor, and the sea lies beyond.',
    ...landscape,
    placeholder: true,
  },
  'car-2': {
    file: '/media/car-2.svg',
    alt: 'A science bench before arched windows: a large flask of golden liquid, one of red over a burner, test tubes in a rack, the sea and the mountains outside.',
    ...landscape,
    placeholder: true,
  },
  'car-3': {
    file: '/media/car-3.svg',
    alt: 'Two readers in a library: one sits on a stair built of bookshelves, the other reads in a wheelchair by a pointed window.',
    ...landscape,
    placeholder: true,
  },
  'car-4': {
    file: '/media/car-4.svg',
    alt: 'A ball lies large on the red court; four players, one in a wheelchair, play below the hoop, with pines and snow-capped hills behind.',
    ...landscape,
    placeholder: true,
  },
  'car-5': {
    file: '/media/car-5.svg',
    alt: 'A choir from above: nine singers hold open music books around their conductor.',
    ...landscape,
    placeholder: true,
  },
  'car-6': {
    file: '/media/car-6.svg',
    alt: 'A girl with plaits paints an umbrella pine at an easel; children’s paintings dry on two lines across the art room.',
    ...landscape,
    placeholder: true,
  },
  'car-7': {
    file: '/media/car-7.svg',
    alt: 'Recess in the courtyard: two pupils talk on a bench under an umbrella pine and a third in a wheelchair joins them; others play before the arcade.',
    ...landscape,
    placeholder: true,
  },
  'car-8': {
    file: '/media/car-8.svg',
    alt: 'Graduation caps fly over the sea at sunset; raised hands reach after them, and an arched rock stands off the shore.',
    ...landscape,
    placeholder: true,
  },
  // About us
  bishop: {
    file: '/media/bishop.svg',
    alt: 'An open Gospel on a stand draped in red, with a bishop’s staff beside it and a hanging lamp, in a sandstone arch.',
    ...portrait,
    placeholder: true,
  },
  principal: {
    file: '/media/principal.svg',
    alt: 'A desk at dusk before a triple window on the sea: a green lamp, a letter with a fountain pen, books and a cup of coffee.',
    ...portrait,
    placeholder: true,
  },
  history: {
    file: '/media/history.svg',
    alt: 'One house in two ages: the left half as it was in 1953, in sepia, the right half renovated in 1998, in colour; a great pine has grown between.',
    ...wide,
    placeholder: true,
  },
  // Divisions and their heads
  'div-preschool': {
    file: '/media/div-preschool.svg',
    alt: 'A small child sits on a round blue rug among paper boats, with toy blocks to one side and the sea behind a low window.',
    ...landscape,
    placeholder: true,
  },
  'div-lower': {
    file: '/media/div-lower.svg',
    alt: 'A child reads in a green armchair below letter cards in Arabic, print and handwriting, beside a low bookcase.',
    ...landscape,
    placeholder: true,
  },
  'div-upper': {
    file: '/media/div-upper.svg',
    alt: 'On a windowsill: three potted seedlings, a magnifier that shows the veins of a leaf, books and a globe.',
    ...landscape,
    placeholder: true,
  },
  'div-intermediate': {
    file: '/media/div-intermediate.svg',
    alt: 'A microscope, a compass, a set square and squared paper on a bench, below a calendar with one day ringed.',
    ...landscape,
    placeholder: true,
  },
  'div-secondary': {
    file: '/media/div-secondary.svg',
    alt: 'A robotic arm lifts a gear beside a stack of thick books; the window looks over the port, its cranes and the hills.',
    ...landscape,
    placeholder: true,
  },
  'head-preschool': {
    file: '/media/head-preschool.svg',
    alt: 'Portrait to be supplied: head of preschool.',
    ...portrait,
    placeholder: true,
  },
  'head-lower': {
    file: '/media/head-lower.svg',
    alt: 'Portrait to be supplied: head of lower elementary.',
    ...portrait,
    placeholder: true,
  },
  'head-upper': {
    file: '/media/head-upper.svg',
    alt: 'Portrait to be supplied: head of upper elementary.',
    ...portrait,
    placeholder: true,
  },
  'head-intermediate': {
    file: '/media/head-intermediate.svg',
    alt: 'Portrait to be supplied: head of intermediate.',
    ...portrait,
    placeholder: true,
  },
  'head-secondary': {
    file: '/media/head-secondary.svg',
    alt: 'Portrait to be supplied: head of secondary.',
    ...portrait,
    placeholder: true,
  },
  // Education programs
  'prog-awareness': {
    file: '/media/prog-awareness.svg',
    alt: 'An umbrella over children who cross the street.',
    ...landscape,
    placeholder: true,
  },
  'prog-advisory': {
    file: '/media/prog-advisory.svg',
    alt: 'A morning circle of chairs with the sun still low.',
    ...landscape,
    placeholder: true,
  },
  'prog-cultural': {
    file: '/media/prog-cultural.svg',
    alt: 'A stage with a curtain, an oud and an easel.',
    ...landscape,
    placeholder: true,
  },
  'prog-youthtalk': {
    file: '/media/prog-youthtalk.svg',
    alt: 'A microphone before planes of speech.',
    ...landscape,
    placeholder: true,
  },
  'prog-ysp': {
    file: '/media/prog-ysp.svg',
    alt: 'Hands planting a cedar.',
    ...landscape,
    placeholder: true,
  },
  'prog-career': {
    file: '/media/prog-career.svg',
    alt: 'A compass, books and three doors.',
    ...landscape,
    placeholder: true,
  },
  // Activities and clubs
  'act-choir': {
    file: '/media/act-choir.svg',
    alt: 'Two rows of singers with their books.',
    ...landscape,
    placeholder: true,
  },
  'act-varsity': {
    file: '/media/act-varsity.svg',
    alt: 'A ball and the court.',
    ...landscape,
    placeholder: true,
  },
  'act-clubs': {
    file: '/media/act-clubs.svg',
    alt: 'A table from above with chess, a camera, gears and paint.',
    ...landscape,
    placeholder: true,
  },
  'act-outings': {
    file: '/media/act-outings.svg',
    alt: 'A bus on a mountain road among pines.',
    ...landscape,
    placeholder: true,
  },
  // News: back to school
  'n1-1': {
    file: '/media/n1-1.svg',
    alt: 'The school’s gate opening.',
    ...photo,
    placeholder: true,
  },
  'n1-2': {
    file: '/media/n1-2.svg',
    alt: 'Satchels in a row.',
    ...photo,
    placeholder: true,
  },
  'n1-3': {
    file: '/media/n1-3.svg',
    alt: 'The timetable board.',
    ...photo,
    placeholder: true,
  },
  'n1-4': {
    file: '/media/n1-4.svg',
    alt: 'A corridor on the first day.',
    ...photo,
    placeholder: true,
  },
  // News: science day
  'n2-1': {
    file: '/media/n2-1.svg',
    alt: 'The model of a volcano.',
    ...photo,
    placeholder: true,
  },
  'n2-2': {
    file: '/media/n2-2.svg',
    alt: 'A telescope.',
    ...photo,
    placeholder: true,
  },
  'n2-3': {
    file: '/media/n2-3.svg',
    alt: 'A wall of posters.',
    ...photo,
    placeholder: true,
  },
  'n2-4': {
    file: '/media/n2-4.svg',
    alt: 'A medal’s ribbon.',
    ...photo,
    placeholder: true,
  },
  // News: Christmas recital
  'n3-1': {
    file: '/media/n3-1.svg',
    alt: 'Lanterns.',
    ...photo,
    placeholder: true,
  },
  'n3-2': {
    file: '/media/n3-2.svg',
    alt: 'The choir from behind.',
    ...photo,
    placeholder: true,
  },
  'n3-3': {
    file: '/media/n3-3.svg',
    alt: 'A piano.',
    ...photo,
    placeholder: true,
  },
  'n3-4': {
    file: '/media/n3-4.svg',
    alt: 'The tree in the courtyard.',
    ...photo,
    placeholder: true,
  },
  // Documents and the rest
  'cover-protocol': {
    file: '/media/cover-protocol.svg',
    alt: 'Cover of the School Life Protocol 19-20.',
    ...cover,
    placeholder: true,
  },
  'cover-journal': {
    file: '/media/cover-journal.svg',
    alt: 'Cover of Special Issue 2025.',
    ...cover,
    placeholder: true,
  },
  'err-404': {
    file: '/media/err-404.svg',
    alt: '',
    ...landscape,
    placeholder: true,
  },
  committee: {
    file: '/media/committee.svg',
    alt: 'A round table from above: eight cups of coffee, papers, pens and a dish of dates, with chairs drawn up around it.',
    ...landscape,
    placeholder: true,
  },
} as const satisfies Record<string, Media>;

export type Slot = keyof typeof media;
