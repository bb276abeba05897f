/** A place in a photograph: 0 to 1 from its left and from its top. */
export interface Spot {
  x: number;
  y: number;
}

/** The paper's corners as the page is read: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Spot, Spot, Spot, Spot];

/** What a device makes of a photograph. */
export interface Made {
  corners: Corners;
  /** In color, or in black and white. */
  color: boolean;
  /** The finished page, as it is shown and as it is sent; a Blob. */
  picture: unknown;
}

/** A photograph that was read, with its first page. */
export interface ReadPhotograph extends Made {
  /** The photograph, small, to show where its paper lies; a Blob. */
  view: unknown;
}

export interface Page extends Omit<ReadPhotograph, 'picture'> {
  id: string;
  /** As the browser gave it; a File. */
  photograph: unknown;
  /** Not there while it has to be made anew. */
  picture?: unknown;
}

/** Why a photograph cannot be used: its kind needs another device, it is none, or it cannot be read. */
export type Refusal = 'heic' | 'other' | 'unreadable';

export type Reading = { became: 'read'; read: ReadPhotograph } | { became: 'refused'; refusal: Refusal };

/** All of a photograph. */
export const wholePhotograph: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

export interface PhotographsInput {
  /** What the PDF is to be called. */
  name: string;
  /** Photographs that were chosen before; Files. */
  photographs: readonly unknown[];
}

export interface PhotographsContext {
  name: string;
  /** In the order they were chosen; the first is being read. */
  waiting: readonly unknown[];
  /** How many were chosen beyond what one PDF takes. */
  leftOut: number;
  pages: readonly Page[];
  /** How many photographs became pages so far, removed ones too. */
  read: number;
  /** The page whose corners are being moved, and where they are now. */
  adjusting: { page: Page; corners: Corners } | undefined;
  /** The finished PDF; a File. */
  pdf: unknown;
}

export type PhotographsEvent =
  | { type: 'CHOOSE'; photographs: readonly unknown[] }
  /** The photograph that is refused is passed over. */
  | { type: 'PASS' }
  | { type: 'ADJUST'; page: string }
  | { type: 'CORNERS'; corners: Corners }
  /** The page is made of the corners as they are now. */
  | { type: 'DONE' }
  /** A quarter, clockwise. */
  | { type: 'TURN'; page: string }
  | { type: 'COLOR'; page: string; color: boolean }
  | { type: 'MOVE'; page: string; by: 1 | -1 }
  | { type: 'REMOVE'; page: string }
  | { type: 'ATTACH' }
  | { type: 'LEAVE' }
  | { type: 'STAY' };
