import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';

const callsOnly = '/*';

/** One line for each call that was answered: its route, never its values. Pages of the site are not worth a line. */
export const logAnswers = (intake: FastifyInstance): void => {
  intake.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    if (route === undefined || route === callsOnly) return;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'answered');
  });
};

/** Where an error came from. Its message stays out: it may quote what was being read. */
export const logFailure = (request: FastifyRequest, { name, code, stack = '' }: FastifyError): void => {
  const at = stack.split('\n').filter((line) => line.startsWith('    at '));
  request.log.error({ name, code, at }, 'failed');
};
