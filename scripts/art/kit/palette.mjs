export const white = '#fff';
export const ramleh = { 1: '#faf1df', 2: '#f0ddb8', 4: '#d9b26f', 5: '#b98a48', 7: '#7a5318' };
export const sea = { 1: '#dcebf0', 3: '#a9cedb', 4: '#86b6c7', 5: '#4f8ea7', 6: '#1a6480', 8: '#0f4257', 9: '#0b2f3e' };
export const cedar = { 4: '#4a7f5c', 6: '#2f6b4c', 8: '#23593f', 9: '#183f2d' };
export const tile = { 5: '#b4532f', 7: '#8c3c22' };
export const gold = '#e0ac3b';
export const ink = '#102a36';

/** Cloth, skin and hair: the tone in the light, then the tone in the shade. */
export const cloth = {
  sea: [sea[6], sea[8]],
  sky: [sea[4], sea[5]],
  night: [sea[8], sea[9]],
  cedar: [cedar[6], cedar[8]],
  leaf: [cedar[4], cedar[6]],
  tile: [tile[5], tile[7]],
  sand: [ramleh[2], ramleh[4]],
  gold: [gold, ramleh[5]],
  white: [white, sea[1]],
};
export const skins = [
  ['#edc9a2', '#d4a577'],
  ['#d8a878', '#bb8556'],
  ['#b37f50', '#916039'],
  ['#80533a', '#633d29'],
];
export const hairs = {
  dark: ['#23434f', ink],
  brown: ['#6d4225', '#4d2c18'],
  chestnut: [tile[7], '#6b2b17'],
  fair: [ramleh[5], ramleh[7]],
  grey: ['#bcc7c8', '#8b9a9f'],
};
