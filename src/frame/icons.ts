// Each stroke is its own export, so that a page ships only the ones it shows.

export const bars = 'M3 6h18M3 12h18M3 18h18';
export const cross = 'M5 5l14 14M19 5L5 19';
export const plus = 'M12 5v14M5 12h14';
export const minus = 'M5 12h14';
export const chevron = 'M9 5l7 7-7 7';
export const caret = 'M5 9l7 7 7-7';
export const phone = 'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z';
export const mail = 'M3 5h18v14H3zM3 6l9 7 9-7';
export const play = 'M7 4l13 8-13 8z';
export const pause = 'M8 4v16M16 4v16';
export const download = 'M12 3v12M6 10l6 6 6-6M4 21h16';
export const external = 'M14 3h7v7M21 3l-9 9M18 14v7H3V6h7';
export const briefcase = 'M3 8h18v12H3zM8 8V4h8v4M3 13h7M14 13h7M10 11.5h4v3h-4z';
export const camera = 'M3 7h4l2-3h6l2 3h4v13H3zM12 17a4 4 0 1 0 0-8 4 4 0 0 0 0 8z';
export const nodes =
  'M12 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM5 22a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM19 22a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM10.5 8L6.5 16M13.5 8l4 8M8 19h8';
export const film = 'M2 5h20v14H2zM10 9l5 3-5 3z';
