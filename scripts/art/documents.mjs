import { journalCover } from './documents/journal-cover.mjs';
import { openDoor } from './documents/open-door.mjs';
import { protocolCover } from './documents/protocol-cover.mjs';
import { roundTable } from './documents/round-table.mjs';

export const pictures = {
  'cover-protocol': protocolCover,
  'cover-journal': journalCover,
  'err-404': openDoor,
  committee: roundTable,
};
