import type { Readable } from 'node:stream';
import { Unavailable } from '#server/storing/errors.ts';

/** An encrypted draft that waits for another device. */
interface WaitingDraft {
  bytes: Readable;
  size: number;
}

/**
 * Encrypted drafts on their way from one device to another. The service has no key to them. They are no applications: no list, export
 * or backup has them.
 */
export interface Handovers {
  /**
   * Keeps the bytes of a draft, whole or not at all, and replaces what has its id. Rejects with ENOSPC when all of them would be more
   * than the settings allow, or when too little free space would be left for applications.
   */
  put(id: string, bytes: AsyncIterable<Uint8Array>, size: number): Promise<void>;
  /** The draft of an id; when it was removed, if that is less than 24 hours ago; undefined when there is none. */
  open(id: string): Promise<WaitingDraft | { takenAt: Date } | undefined>;
  /** Removes a draft. The time of the removal is kept for as long as a draft is. */
  remove(id: string): Promise<void>;
  /** Removes what nobody has fetched in time, and times of removal as old. */
  sweep(): Promise<void>;
  /** How many drafts wait. */
  count(): Promise<number>;
}

/** By default, hand-overs together take at most 2 GB. */
export const HANDOVER_BYTES = 2 * 1024 * 1024 * 1024;

export const noRoomForHandovers = (): Unavailable =>
  new Unavailable('There is too little room for drafts that wait for another device.', 'ENOSPC');
