import { arcade } from './carousel/arcade.mjs';
import { artRoom } from './carousel/art-room.mjs';
import { caps } from './carousel/caps.mjs';
import { choirBooks } from './carousel/choir-books.mjs';
import { court } from './carousel/court.mjs';
import { courtyard } from './carousel/courtyard.mjs';
import { libraryStair } from './carousel/library-stair.mjs';
import { scienceBench } from './carousel/science-bench.mjs';

export const pictures = {
  'car-1': arcade,
  'car-2': scienceBench,
  'car-3': libraryStair,
  'car-4': court,
  'car-5': choirBooks,
  'car-6': artRoom,
  'car-7': courtyard,
  'car-8': caps,
};
