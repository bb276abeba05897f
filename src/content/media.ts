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
    alt: 'Long shadows in the arcade at the first bell.',
    ...landscape,
    placeholder: true,
  },
  'car-2': {
    file: '/media/car-2.svg',
    alt: 'Flasks on a science bench against the window.',
    ...landscape,
    placeholder: true,
  },
  'car-3': {
    file: '/media/car-3.svg',
    alt: 'Two readers on the library stair.',
    ...landscape,
    placeholder: true,
  },
  'car-4': {
    file: '/media/car-4.svg',
    alt: 'The court and a ball under the hills.',
    ...landscape,
    placeholder: true,
  },
  'car-5': {
    file: '/media/car-5.svg',
    alt: 'The choir’s books from above.',
    ...landscape,
    placeholder: true,
  },
  'car-6': {
    file: '/media/car-6.svg',
    alt: 'Paintings drying on a line in the art room.',
    ...landscape,
    placeholder: true,
  },
  'car-7': {
    file: '/media/car-7.svg',
    alt: 'An umbrella pine and benches in the courtyard at recess.',
    ...landscape,
    placeholder: true,
  },
  'car-8': {
    file: '/media/car-8.svg',
    alt: 'Graduation caps in the air over the sea.',
    ...landscape,
    placeholder: true,
  },
  // About us
  bishop: {
    file: '/media/bishop.svg',
    alt: 'A bishop’s staff and an open Gospel on a stand, in an arch.',
    ...portrait,
    placeholder: true,
  },
  principal: {
    file: '/media/principal.svg',
    alt: 'A desk lamp, a letter and a fountain pen beside a triple window.',
    ...portrait,
    placeholder: true,
  },
  history: {
    file: '/media/history.svg',
    alt: 'The building of 1953 on the left, renovated on the right, with a tree grown between.',
    ...wide,
    placeholder: true,
  },
  // Divisions and their heads
  'div-preschool': {
    file: '/media/div-preschool.svg',
    alt: 'Blocks and paper boats on a rug below a low window.',
    ...landscape,
    placeholder: true,
  },
  'div-lower': {
    file: '/media/div-lower.svg',
    alt: 'A reading corner below an alphabet in three scripts.',
    ...landscape,
    placeholder: true,
  },
  'div-upper': {
    file: '/media/div-upper.svg',
    alt: 'A globe, a magnifier, and seedlings on a sill.',
    ...landscape,
    placeholder: true,
  },
  'div-intermediate': {
    file: '/media/div-intermediate.svg',
    alt: 'A microscope and geometry tools in the laboratory.',
    ...landscape,
    placeholder: true,
  },
  'div-secondary': {
    file: '/media/div-secondary.svg',
    alt: 'A robot’s arm and thick books before a view of the port and the hills.',
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
    alt: 'A round table from above with eight cups.',
    ...landscape,
    placeholder: true,
  },
} as const satisfies Record<string, Media>;

export type Slot = keyof typeof media;
