import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';

/** The route of the site's files, which are not logged. */
export const SITE_ROUTE = '/*';

/** Logs a line for each response: the route with its parameters' names, never their values. */
export const logResponses = (intake: FastifyInstance): void => {
  intake.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    if (route === undefined || route === SITE_ROUTE) return;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'answered');
  });
};

/** Logs where an error was thrown. Its message is left out, because it may quote an answer. */
export const logFailure = (request: FastifyRequest, { name, code, stack = '' }: FastifyError): void => {
  const at = stack.split('\n').filter((line) => line.startsWith('    at '));
  request.log.error({ name, code, at }, 'failed');
};
