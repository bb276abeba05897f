/** A place in a photograph: 0 to 1 from its left and from its top. */
export interface Spot {
  x: number;
  y: number;
}

/** The paper's corners as the page is read: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Spot, Spot, Spot, Spot];

/** The page that was made of a photograph. */
export interface Made {
  corners: Corners;
  /** In color, or in black and white. */
  color: boolean;
  /** Nothing can be seen on it. */
  empty: boolean;
  /** The finished page, as it is shown and as it is sent; a Blob. */
  picture: unknown;
}

/** A photograph that was read, and its page as it was first made. */
interface ReadPhotograph extends Made {
  /** The photograph, small, to show where its paper lies; a Blob. */
  view: unknown;
}

export interface Page extends Omit<ReadPhotograph, 'picture'> {
  id: string;
  /** As the browser gave it; a File. */
  photograph: unknown;
  /** Absent until the page is made again. */
  picture?: unknown;
  /** The page until then: it stays where it cannot be made again. */
  before?: Page | undefined;
  /** By how many quarter turns, clockwise, it was rotated: 0 to 3. */
  turns?: number | undefined;
}

/** Why a photograph cannot be used: this browser cannot decode HEIC, it is another kind of file, or it cannot be read. */
export type Refusal = 'heic' | 'other' | 'unreadable';

/** Hidden: a browser that protects its user from being recognized gives a page other pixels than those of the photograph. */
export type Reading =
  | { became: 'read'; read: ReadPhotograph }
  | { became: 'refused'; refusal: Refusal }
  | { became: 'hidden' };

/** The corners of the photograph itself. */
export const wholePhotograph: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** Which corner of the photograph is this one of a page that was rotated by so many quarter turns. */
export const cornerInPhotograph = (index: number, turns: number): number => (index + 4 - turns) % 4;

/** The corners of the photograph itself, for a page that was rotated by so many quarter turns. */
export const wholeTurned = (turns = 0): Corners =>
  mapCorners(wholePhotograph, (_, index) => wholePhotograph[cornerInPhotograph(index, turns)]!);

/** The same corners, each changed. */
export const mapCorners = ([a, b, c, d]: Corners, change: (corner: Spot, index: number) => Spot): Corners => [
  change(a, 0),
  change(b, 1),
  change(c, 2),
  change(d, 3),
];

/** A photograph that is to become a page, adjusted as it was before, if it was. */
export interface Chosen extends Partial<Pick<Made, 'corners' | 'color'>>, Pick<Page, 'turns'> {
  /** As the browser gave it; a File. */
  photograph: unknown;
  /** How often the page has ended while it was read. */
  interrupted?: number | undefined;
}

export interface PhotographsInput {
  /** What the PDF is to be called. */
  name: string;
  /** Photographs that were chosen before. */
  photographs: readonly Chosen[];
}

export interface PhotographsContext {
  name: string;
  /** In the order they were chosen; the first is being read. */
  queue: readonly Chosen[];
  /** How many were chosen beyond what one PDF takes. */
  leftOut: number;
  pages: readonly Page[];
  /** How many photographs became pages so far, removed ones too. */
  read: number;
  /** The page that was looked at, adjusted or added last; the first to be added while its photograph is read. */
  current: string | undefined;
  /** The corners while they are moved. */
  corners: Corners | undefined;
  /** The PDF could not be made. */
  failed: boolean;
  /** The finished PDF; a File. */
  pdf: unknown;
}

export type PhotographsEvent =
  /** Photographs were chosen, or taken. */
  | { type: 'CHOOSE'; photographs: readonly unknown[] }
  /** Reads the photograph that is refused once more. */
  | { type: 'TRY_AGAIN' }
  /** Goes on without it. */
  | { type: 'SKIP' }
  | { type: 'VIEW'; page: string }
  | { type: 'ADJUST'; page: string }
  | { type: 'CORNERS'; corners: Corners }
  /** The page is made of the corners as they are now. */
  | { type: 'DONE' }
  /** A quarter, clockwise. */
  | { type: 'ROTATE'; page: string }
  | { type: 'COLOR'; page: string; color: boolean }
  | { type: 'MOVE'; page: string; by: 1 | -1 }
  | { type: 'REMOVE'; page: string }
  | { type: 'ATTACH' }
  /** Escape, the browser's Back, or a button: shows the scene before. Asks first if pages would be lost. */
  | { type: 'BACK' }
  /** Closes the dialog; its pages are lost. */
  | { type: 'LEAVE' };
