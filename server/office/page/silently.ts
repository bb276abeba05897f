import type { FastifyReply } from 'fastify';
import type { Terminal } from '#server/office/terminal.ts';

/** What the commands' functions write to where there is no terminal. They are interrupted when whoever asked has gone. */
export const silently = ({ raw }: FastifyReply): { terminal: Terminal; gone: () => boolean } => {
  const interruption = new AbortController();
  raw.once('close', () => interruption.abort());
  return {
    terminal: { write: () => {}, report: () => {}, ask: async () => '', interrupted: interruption.signal },
    gone: () => interruption.signal.aborted,
  };
};
