import * as v from 'valibot';

/** Below it, by its id, an encrypted draft waits at our own intake for another device. */
export const HANDOVER_PATH = '/api/handover';

/** The media type of an encrypted draft. */
export const HANDOVER_TYPE = 'application/octet-stream';

/** How long it waits, in milliseconds. */
export const HANDOVER_AGE = 24 * 60 * 60 * 1_000;

/** 128 random bits in base64url. */
export const handoverIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

/** What a link has: the id, and a key of 256 bits in base64url. A message may have added a full stop, a bracket or its own marks. */
export const HANDOVER_LINK = /^([\w-]{22})\.([\w-]{43})(?![\w-])/;

const time = v.pipe(v.string(), v.isoTimestamp());

/** What an answer of the intake says about this id: of one that something in between gives, nothing. */
const parse = <Entries extends v.ObjectEntries>(text: string, id: string, entries: Entries) => {
  const schema = v.pipe(v.string(), v.parseJson(), v.object({ handover: v.literal(id), ...entries }));
  const { success, output } = v.safeParse(schema, text);
  return success ? output : undefined;
};

/** Until when the intake keeps a draft (ISO 8601), if that is what it answered. */
export const parseKept = (text: string, id: string): { until: string } | undefined => parse(text, id, { until: time });

/** That the intake has no such draft (any more). `takenAt` (ISO 8601): it was removed then, since a device has it. */
export const parseAbsent = (text: string, id: string): { takenAt?: string | undefined } | undefined =>
  parse(text, id, { takenAt: v.fallback(v.optional(time), undefined) });
