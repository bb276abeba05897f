import * as v from 'valibot';
import { limits } from '#forms/limits.ts';

const MB = 1024 * 1024;

/** Below it, by its id, an encrypted draft waits at our own intake for another device. */
export const HANDOVER_PATH = '/api/handover';

/** How long it waits, in milliseconds. */
export const HANDOVER_AGE = 24 * 60 * 60 * 1_000;

/** The most bytes of one: all the files of an application, and its answers. */
export const HANDOVER_LIMIT = limits.applicationBytes + 2 * MB;

/** 128 random bits in base64url. */
export const handoverIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

/** What a link has: the id, and a key of 256 bits in base64url. */
export const HANDOVER_LINK = /^([\w-]{22})\.([\w-]{43})$/;

/** What the intake answers: it keeps the draft until then (ISO 8601). */
const keptAnswer = v.object({ handover: handoverIdSchema, until: v.pipe(v.string(), v.isoTimestamp()) });

/** What it answers where there is none (any more). `takenAt` (ISO 8601): it was removed then, since a device has it. */
const absentAnswer = v.object({
  handover: handoverIdSchema,
  takenAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});

const answerIn = <Schema extends typeof keptAnswer | typeof absentAnswer>(schema: Schema, text: string, id: string) => {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  // Another id, or none: something between the device and the intake has answered.
  return success && output.handover === id ? output : undefined;
};

export const parseKept = (text: string, id: string) => answerIn(keptAnswer, text, id);
export const parseAbsent = (text: string, id: string) => answerIn(absentAnswer, text, id);
