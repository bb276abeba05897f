import { tn } from '#languages/message.ts';
export const attachedInWords = (count: number) => tn('1 file attached.', '{count} files attached.', count);
