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

/** The members of an answer of the intake about this id: of one that something in between gives, none. */
const membersIn = (text: string, id: string): { until?: unknown; takenAt?: unknown } | undefined => {
  try {
    const answer = JSON.parse(text);
    return answer.handover === id ? answer : undefined;
  } catch {
    return undefined;
  }
};

const isTime = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Until when the intake keeps a draft (ISO 8601), if that is what it answered. */
export const parseKept = (text: string, id: string): { until: string } | undefined => {
  const { until } = membersIn(text, id) ?? {};
  return isTime(until) ? { until: until as string } : undefined;
};

/** That the intake has no such draft (any more). `takenAt` (ISO 8601): it was removed then, since a device has it. */
export const parseAbsent = (text: string, id: string): { takenAt?: string } | undefined => {
  const members = membersIn(text, id);
  if (!members) return undefined;
  return isTime(members.takenAt) ? { takenAt: members.takenAt as string } : {};
};
