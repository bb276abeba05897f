import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { whileItMoves } from '#server/inTime.ts';
import { AUDIT } from '#server/office/deleting.ts';
import type { Desk } from '#server/office/desk.ts';
import { progressOf } from '#server/office/progress.ts';
import { spoolsIn } from '#server/receiving/spool.ts';
import { nameOf } from '#server/storing/acknowledged.ts';
import { filesOf, type StoredApplication } from '#server/storing/application.ts';
import { isDeleted } from '#server/storing/deleted.ts';
import { directoryStore } from '#server/storing/directoryStore.ts';
import { isAbsent } from '#server/storing/errorCode.ts';
import { disk, isInside, makeDirectory, persist } from '#server/storing/fileSystem.ts';
import { reasonOf } from '#server/storing/reason.ts';
import type { ApplicationStore, Place } from '#server/storing/store.ts';

/** A copy in which nothing moves for so long has met a disk that does not answer. Milliseconds. */
const STALLED = 5 * 60_000;

interface Watch {
  /** Says that something has been copied. */
  moved: () => void;
  /** Ends the copy. */
  signal: AbortSignal;
}

/** A file that is no longer what came. */
class Damaged extends Error {}

/** Copies a file and proves by its hash that the copy is what came. */
const copyProven = async (source: string, target: string, sha256: string, { moved, signal }: Watch) => {
  const hash = createHash('sha256');
  async function* heard() {
    for await (const chunk of createReadStream(source)) {
      hash.update(chunk);
      moved();
      yield chunk;
    }
  }
  await writeFile(target, heard(), { flag: 'wx', mode: 0o600, signal });
  if (hash.digest('hex') !== sha256) throw new Damaged(`${source} is damaged`);
};

const sizeOf = async (path: string) => (await stat(path).catch(() => undefined))?.size ?? 0;

/** The audit only grows, so the longer one holds the other. */
const copyAudit = async (from: string, to: string) => {
  const [source, target] = [join(from, AUDIT), join(to, AUDIT)];
  if ((await sizeOf(source)) <= (await sizeOf(target))) return;
  await copyFile(source, `${target}.new`);
  await persist(disk, `${target}.new`);
  await rename(`${target}.new`, target);
  await persist(disk, to);
};

export interface Copied {
  copied: number;
  deleted: number;
  there: number;
  faults: string[];
}

/**
 * Makes `to` hold whatever `from` holds: copies the applications it lacks, each whole or not at all, and deletes those that
 * were deleted in `from`. What is damaged is named and not copied. Either may be in use meanwhile.
 */
export const copyAll = async (from: string, to: string, desk: Desk, stalled = STALLED): Promise<Copied> => {
  const sentence = `Nothing has moved for ${Math.round(stalled / 1000)} s: ${from} or ${to} does not answer. What was copied is whole; run it again.`;
  return whileItMoves(stalled, sentence, (moved) => copyWatched(from, to, desk, moved));
};

const copyWatched = async (from: string, to: string, desk: Desk, moved: () => void): Promise<Copied> => {
  const watch = { moved, signal: desk.interrupted };
  if (isInside(to, from) || isInside(from, to)) throw new Error(`One must not lie inside the other: ${from}, ${to}`);
  const [source, target] = [directoryStore(disk, from), directoryStore(disk, to)];
  const places = await source.places();
  const spools = spoolsIn(disk, to, 0);
  await makeDirectory(disk, to);
  await spools.sweep();
  await target.finishDeletions();
  moved();
  const step = progressOf(desk, places.length, 'applications looked at');
  const outcome: Copied = { copied: 0, deleted: 0, there: 0, faults: [] };

  const copyOne = (application: StoredApplication, place: Place) =>
    spools.within(async (spool) => {
      for (const [, { file, sha256 }] of filesOf(application.answers))
        await copyProven(join(place.path, file), join(spool, file), sha256, watch);
      await target.commit(application, spool);
      outcome.copied += 1;
    });
  const follow = async (place: Place) => {
    const record = await source.recordAt(place.path);
    const goal = target.placeOf(place.form, place.key);
    const held = await recordIn(target, goal);
    if (isDeleted(record) && !(held && isDeleted(held))) {
      await spools.within((spool) => target.remove(goal, record, spool));
      outcome.deleted += 1;
    } else if (!isDeleted(record) && !held) await copyOne(record, place);
    else outcome.there += 1;
  };

  for (const place of places) {
    if (desk.interrupted.aborted) break;
    await follow(place).catch((error: unknown) => {
      if (desk.interrupted.aborted) return;
      // What was deleted between two looks is gone rightly, and followed the next time.
      if (!(error instanceof Damaged || error instanceof SyntaxError || isAbsent(error))) throw error;
      outcome.faults.push(`${place.path}: ${error instanceof Damaged ? error.message : reasonOf(error)}`);
    });
    moved();
    step();
  }
  await copyAudit(from, to);
  return outcome;
};

const recordIn = (store: ApplicationStore, { path }: Place) =>
  store.recordAt(path).catch((error: unknown) => (isAbsent(error) ? undefined : Promise.reject(error)));

/** The names of applications that `holder` holds and of which `folder` knows nothing: 'form/key'. */
export const onlyIn = async (holder: string, folder: string): Promise<string[]> => {
  const [held, present] = await Promise.all([holder, folder].map((each) => directoryStore(disk, each).places()));
  const known = new Set(present!.map(nameOf));
  return held!.map(nameOf).filter((name) => !known.has(name));
};
