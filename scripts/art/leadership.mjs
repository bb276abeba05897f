import { bishop } from './leadership/bishop.mjs';
import { principal } from './leadership/principal.mjs';

export const pictures = { bishop, principal };
