import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { fileOf, pdfOf, sha256 } from '#tests/server/application.ts';
import type { Random } from '#tests/server/randomFrom.ts';

// Probabilities.
const TWICE_AT_ONCE = 0.2;
const CUT = 0.2;
const CHANGES_ANSWERS = 0.5;
/** Milliseconds. */
const TIMEOUT = 120_000;

/** An application that was acknowledged, with the hash of its passport. */
interface Acknowledged {
  submissionId: string;
  passport: string;
}

export interface Outcome {
  acknowledged: Acknowledged;
  /** The ids that were answered with "not found", after which the applicant changed the answers and took another id. */
  notFound: string[];
  attempts: number;
}

/** The e-mail address of the applicant with this id. */
export const addressOf = (submissionId: string): string => `${submissionId}@mail.example`;

const passportOf = (random: Random) => {
  const bytes = pdfOf(2_000 + random.below(1_500_000));
  return { bytes, sha256: sha256(bytes) };
};

const bodyOf = (submissionId: string, asked: number, passport: Uint8Array<ArrayBuffer>) => {
  const body = encode(submissionId, staffExamples['single man'], { asked });
  body.delete('submissionParts');
  body.set('personalInfo[email]', addressOf(submissionId));
  body.set('personalInfo[passport]', fileOf(passport));
  return body;
};

/**
 * An applicant who sends until the application is acknowledged, sometimes twice at once, over connections that are sometimes cut. After
 * the answer "not found" the applicant may change the answers and send them under another id.
 */
export const apply = async (url: string, random: Random): Promise<Outcome> => {
  const notFound: string[] = [];
  let [submissionId, passport] = [newId(), passportOf(random)];
  let asked = 0;
  const call = async (path: string, init: RequestInit = {}) => {
    const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...(init.signal ? [init.signal] : [])]);
    const answer = await fetch(url + path, { ...init, signal }).catch(() => undefined);
    const body = await answer?.text().catch(() => undefined);
    if (body !== undefined && answer!.status === 404) asked = JSON.parse(body).asked;
    return body === undefined ? 0 : answer!.status;
  };
  const send = async () => {
    const connection = new AbortController();
    const cut = random.chance(CUT) ? setTimeout(() => connection.abort(), random.below(300)) : undefined;
    const body = bodyOf(submissionId, asked, passport.bytes);
    return call('', { method: 'POST', body, signal: connection.signal }).finally(() => clearTimeout(cut));
  };

  for (let attempts = 1; ; attempts += 1) {
    const statuses = await Promise.all(Array.from({ length: random.chance(TWICE_AT_ONCE) ? 2 : 1 }, send));
    const refused = statuses.find((status) => status === 413 || status === 422);
    if (refused) throw new Error(`${submissionId} was refused with ${refused}.`);
    const isAcknowledged = statuses.some((status) => status === 200 || status === 201);
    if (isAcknowledged || (await call(`/${submissionId}`)) === 200)
      return { acknowledged: { submissionId, passport: passport.sha256 }, notFound, attempts };
    if (random.chance(CHANGES_ANSWERS) && (await call(`/${submissionId}`)) === 404) {
      notFound.push(submissionId);
      [submissionId, passport, asked] = [newId(), passportOf(random), 0];
    }
    await pause(20 + random.below(100));
  }
};
