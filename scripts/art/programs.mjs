import { advisory } from './programs/advisory.mjs';
import { awareness } from './programs/awareness.mjs';
import { career } from './programs/career.mjs';
import { cultural } from './programs/cultural.mjs';
import { youthtalk } from './programs/youthtalk.mjs';
import { ysp } from './programs/ysp.mjs';

export const pictures = {
  'prog-awareness': awareness,
  'prog-advisory': advisory,
  'prog-cultural': cultural,
  'prog-youthtalk': youthtalk,
  'prog-ysp': ysp,
  'prog-career': career,
};
