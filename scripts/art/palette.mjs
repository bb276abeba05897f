export const white = '#fff';
export const ramleh = { 1: '#faf1df', 2: '#f0ddb8', 4: '#d9b26f', 5: '#b98a48', 7: '#7a5318' };
export const sea = { 1: '#dcebf0', 3: '#a9cedb', 4: '#86b6c7', 5: '#4f8ea7', 6: '#1a6480', 8: '#0f4257', 9: '#0b2f3e' };
export const cedar = { 4: '#4a7f5c', 6: '#2f6b4c', 8: '#23593f', 9: '#183f2d' };
export const tile = { 5: '#b4532f', 7: '#8c3c22' };
export const gold = '#e0ac3b';
export const ink = '#102a36';
