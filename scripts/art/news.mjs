import { corridor } from './news/corridor.mjs';
import { courtyardTree } from './news/courtyard-tree.mjs';
import { fromBehind } from './news/from-behind.mjs';
import { gate } from './news/gate.mjs';
import { lanterns } from './news/lanterns.mjs';
import { medalRibbon } from './news/medal.mjs';
import { piano } from './news/piano.mjs';
import { posters } from './news/posters.mjs';
import { satchels } from './news/satchels.mjs';
import { telescopeNight } from './news/telescope.mjs';
import { timetable } from './news/timetable.mjs';
import { volcano } from './news/volcano.mjs';

export const pictures = {
  'n1-1': gate,
  'n1-2': satchels,
  'n1-3': timetable,
  'n1-4': corridor,
  'n2-1': volcano,
  'n2-2': telescopeNight,
  'n2-3': posters,
  'n2-4': medalRibbon,
  'n3-1': lanterns,
  'n3-2': fromBehind,
  'n3-3': piano,
  'n3-4': courtyardTree,
};
