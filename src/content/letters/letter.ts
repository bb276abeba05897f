import type { Slot } from '#src/content/media.ts';

export interface Letter {
  /** True until the letter of the person who signs it stands here. */
  placeholder?: true;
  picture: Slot;
  title: string;
  greeting: string;
  html: string;
  closing: string;
}
