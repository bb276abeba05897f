import { ownIntake } from '#src/wizard/sending/requests.ts';

type Part = typeof import('#src/handover/HandingOver.tsx');

let loaded: Part | undefined;

/** Loads what brings a draft to another device, or here. Few applicants need it, so the form does not wait for it. */
export const loadHandover = async (): Promise<void> => {
  loaded = await import('#src/handover/HandingOver.tsx');
};

/** That part, once it is loaded. */
export const handoverPart = (): Part | undefined => loaded;

/** Whether another device can continue: this browser can encrypt, and our own intake keeps the draft for that device. */
export const canHandOver = (): boolean => ownIntake && (globalThis.crypto as Partial<Crypto>).subtle !== undefined;
