import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { HANDOVER_AGE, HANDOVER_PATH, HANDOVER_TYPE, handoverIdSchema } from '#forms/handover.ts';
import { BODY_BYTES } from '#forms/limits.ts';
import { message } from '#languages/message.ts';
import { refuseCrossSite } from '#server/http/crossSite.ts';
import { brokenUpload, ProblemError } from '#server/http/problemError.ts';
import { readRest } from '#server/http/readRest.ts';
import type { Settings } from '#server/settings.ts';
import { errorCode, isSystemError, Unavailable } from '#server/storing/errors.ts';
import type { ApplicationStore } from '#server/storing/store.ts';

type Request = FastifyRequest<{ Params: { id: string } }>;

const idOf = ({ params }: Request): string => {
  const id = v.safeParse(handoverIdSchema, params.id);
  if (!id.success) throw new ProblemError(404, () => 'There is no such call.');
  return id.output;
};

const sizeOf = ({ headers }: Request): number => {
  if (headers['content-type'] !== HANDOVER_TYPE)
    throw new ProblemError(415, () => `A draft is sent as ${HANDOVER_TYPE}.`);
  const size = Number(headers['content-length'] ?? 0);
  if (size === 0) throw new ProblemError(411, () => 'A draft is sent with its length.');
  if (size > BODY_BYTES)
    throw new ProblemError(413, message('The application is too large to be brought to another device.'));
  return size;
};

const noRoom = () =>
  new ProblemError(507, message('We have no room for this at the moment. Please try again later.'), {
    retryAfter: 300,
  });

/**
 * Adds the routes of drafts that go on on another device. A device puts an encrypted draft under an id, another one gets it and
 * deletes it. Only pages of this site may call them.
 */
export const registerHandovers = (
  intake: FastifyInstance,
  { handovers, now }: Pick<ApplicationStore, 'handovers' | 'now'>,
  settings: Settings,
): void => {
  const url = `${HANDOVER_PATH}/:id`;
  // The pages of other sites that may send applications may not call this.
  const onRequest = refuseCrossSite({ ...settings, allowedOrigins: [] });
  const uncached = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

  const find = async (request: Request) => {
    const id = idOf(request);
    const found = await handovers.open(id);
    if (found && 'bytes' in found) return found;
    throw new ProblemError(404, message('The link no longer works: it works once, and for 24 hours.'), {
      members: { handover: id, ...(found && { takenAt: found.takenAt.toISOString() }) },
    });
  };

  intake.put(url, { onRequest, errorHandler: readRest }, async (request: Request, reply) => {
    const [id, size] = [idOf(request), sizeOf(request)];
    await handovers.put(id, request.raw, size).catch((error: unknown) => {
      if (errorCode(error) === 'ENOSPC') throw noRoom();
      // The device or its connection has ended it.
      const isOurs = isSystemError(error) || error instanceof Unavailable;
      throw request.raw.complete || isOurs ? error : brokenUpload();
    });
    const until = new Date((await now()).getTime() + HANDOVER_AGE).toISOString();
    return uncached(reply).code(201).send({ handover: id, until });
  });
  intake.head(url, { onRequest }, async (request: Request, reply) => {
    const { bytes, size } = await find(request);
    bytes.destroy();
    return uncached(reply).type(HANDOVER_TYPE).header('content-length', size).send();
  });
  intake.get(url, { onRequest, exposeHeadRoute: false }, async (request: Request, reply) => {
    const { bytes, size } = await find(request);
    return uncached(reply).type(HANDOVER_TYPE).header('content-length', size).send(bytes);
  });
  intake.delete(url, { onRequest }, async (request: Request, reply) => {
    await handovers.remove(idOf(request));
    return uncached(reply).code(204).send();
  });
};

/** The methods of these routes. */
export const HANDOVER_METHODS = ['GET', 'HEAD', 'PUT', 'DELETE'];
