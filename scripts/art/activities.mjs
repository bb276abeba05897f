import { choir } from './activities/choir.mjs';
import { clubs } from './activities/clubs.mjs';
import { outings } from './activities/outings.mjs';
import { varsity } from './activities/varsity.mjs';

export const pictures = {
  'act-choir': choir,
  'act-varsity': varsity,
  'act-clubs': clubs,
  'act-outings': outings,
};
