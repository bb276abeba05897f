/** A picture's place on the site. A school replaces what stands there, not the place. */
export interface Media {
  /** A file below `public`: a drawing (SVG) or a photo (JPEG, PNG, WebP or AVIF), of which the build makes small ones. */
  file: string;
  /** What the picture shows, for those who cannot see it; empty only where it is `decorative`. */
  alt: string;
  decorative?: true;
  /** The place's own measure. A photo of another ratio is cropped to it. */
  width: number;
  height: number;
  /** What must stay in sight when a photo is cropped; its center if absent. */
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
 * what it shows, and remove `placeholder`. The school's logo is `logo.svg` beside this file; the
 * archdiocese's emblem is drawn in `src/frame/header/Emblem.tsx`.
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
    alt: 'A girl with braids paints an umbrella pine at an easel; children’s paintings dry on two lines across the art room.',
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
    alt: 'One house in two ages: the left half as it was in 1953, in sepia, the right half renovated in 1998, in color; a great pine has grown between.',
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
    alt: 'A grown-up holds a very large umbrella over four children, one in a wheelchair, as they cross a street at a crosswalk in the rain.',
    ...landscape,
    placeholder: true,
  },
  'prog-advisory': {
    file: '/media/prog-advisory.svg',
    alt: 'Learners and a teacher sit in a circle of chairs in the low morning sun; one learner uses a wheelchair, one chair is free, and the clock marks a quarter of an hour.',
    ...landscape,
    placeholder: true,
  },
  'prog-cultural': {
    file: '/media/prog-cultural.svg',
    alt: 'An oud and an easel with a painting stand on a stage between red curtains, before an audience of young people seen from behind.',
    ...landscape,
    placeholder: true,
  },
  'prog-youthtalk': {
    file: '/media/prog-youthtalk.svg',
    alt: 'A hand holds out a microphone; behind a table five young people listen under large speech planes of cut paper.',
    ...landscape,
    placeholder: true,
  },
  'prog-ysp': {
    file: '/media/prog-ysp.svg',
    alt: 'Two pairs of hands set a young cedar into the soil, with a spade beside it and snowy mountains behind.',
    ...landscape,
    placeholder: true,
  },
  'prog-career': {
    file: '/media/prog-career.svg',
    alt: 'A compass and a stack of books lie before three open doors: one leads to the sea, one to the mountains, one to the city.',
    ...landscape,
    placeholder: true,
  },
  // Activities and clubs
  'act-choir': {
    file: '/media/act-choir.svg',
    alt: 'Two uneven rows of young singers with open books, one of them in a wheelchair, sing before arches; in front of them the conductor, from behind.',
    ...landscape,
    placeholder: true,
  },
  'act-varsity': {
    file: '/media/act-varsity.svg',
    alt: 'A basketball flies toward the hoop above four players, one of them in a wheelchair, on a red court under the mountains.',
    ...landscape,
    placeholder: true,
  },
  'act-clubs': {
    file: '/media/act-clubs.svg',
    alt: 'A table seen from above: hands move a chess piece, hold a camera and turn a gear beside a palette of paint.',
    ...landscape,
    placeholder: true,
  },
  'act-outings': {
    file: '/media/act-outings.svg',
    alt: 'A white and yellow school bus climbs a mountain road between umbrella pines, above a village and its terraces.',
    ...landscape,
    placeholder: true,
  },
  // News: back to school
  'n1-1': {
    file: '/media/n1-1.svg',
    alt: 'Children with satchels, one in a wheelchair, go through the open iron gate toward the school while a woman waves.',
    ...photo,
    placeholder: true,
  },
  'n1-2': {
    file: '/media/n1-2.svg',
    alt: 'Satchels and a coat hang in a row on their hooks; a girl reaches up to hers above a bench with books, a bottle and a ball.',
    ...photo,
    placeholder: true,
  },
  'n1-3': {
    file: '/media/n1-3.svg',
    alt: 'A teacher on a ladder puts the last colored card on the timetable board while five learners look on.',
    ...photo,
    placeholder: true,
  },
  'n1-4': {
    file: '/media/n1-4.svg',
    alt: 'Children go down a long corridor in the sunlight of its arched windows; a teacher waits at an open classroom door.',
    ...photo,
    placeholder: true,
  },
  // News: science day
  'n2-1': {
    file: '/media/n2-1.svg',
    alt: 'Three learners stand behind the model of a volcano, cut open to show its layers, as white foam pours out of it.',
    ...photo,
    placeholder: true,
  },
  'n2-2': {
    file: '/media/n2-2.svg',
    alt: 'At night on a terrace a girl looks through a large telescope at the moon; others wait for their turn.',
    ...photo,
    placeholder: true,
  },
  'n2-3': {
    file: '/media/n2-3.svg',
    alt: 'Visitors look at science posters along a hall: planets, a molecule, a plant, a chart.',
    ...photo,
    placeholder: true,
  },
  'n2-4': {
    file: '/media/n2-4.svg',
    alt: 'A medal with a flask on it hangs on a red and white ribbon around a learner’s neck; the friend beside holds a model rocket.',
    ...photo,
    placeholder: true,
  },
  // News: Christmas recital
  'n3-1': {
    file: '/media/n3-1.svg',
    alt: 'In the evening children carry lanterns along the lit arcade; one of them steadies a large lantern overhead.',
    ...photo,
    placeholder: true,
  },
  'n3-2': {
    file: '/media/n3-2.svg',
    alt: 'The choir seen from behind, its conductor with raised arms, and a full hall beyond.',
    ...photo,
    placeholder: true,
  },
  'n3-3': {
    file: '/media/n3-3.svg',
    alt: 'A girl plays a grand piano by candlelight with a friend beside her to turn the pages and two listeners in front.',
    ...photo,
    placeholder: true,
  },
  'n3-4': {
    file: '/media/n3-4.svg',
    alt: 'Families stand around a tall Christmas tree with lights in the school’s courtyard at dusk.',
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
    decorative: true,
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
