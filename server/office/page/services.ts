import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session, Sessions } from '#server/office/page/sessions.ts';
import type { OfficeSettings } from '#server/office/page/settings.ts';
import type { Page } from '#server/office/page/views/document.tsx';
import type { OfficeEvent } from '#server/storing/officeLog.ts';
import type { ApplicationStore, Entry } from '#server/storing/store.ts';

/** What the routes of the office's page work with. */
export interface Services {
  store: ApplicationStore;
  sessions: Sessions;
  settings: OfficeSettings;
  authenticate: (request: FastifyRequest, reply: FastifyReply) => Session | undefined;
  /**
   * Adds to the office's log. A route shows, exports or deletes something only after this is durable; a mark, whose history says
   * who set it and when, is logged once it is saved.
   */
  logEvent: (user: Session, did: OfficeEvent['did'], entries?: readonly Entry[]) => Promise<void>;
}

/** A page before its frame names the user. */
export interface PageContent extends Omit<Page, 'user' | 'languages'> {
  status?: number;
}

/** The handler of a route for signed-in users. It returns a page, or sends the reply itself. */
export type PageHandler = (
  request: FastifyRequest,
  reply: FastifyReply,
  user: Session,
) => Promise<PageContent | FastifyReply | undefined>;

/** The query of a request. */
export const queryOf = ({ url }: FastifyRequest): URLSearchParams =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** The form in the body of a request; empty without a body. */
export const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();
