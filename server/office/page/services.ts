import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import type { People } from '#server/office/page/people.ts';
import type { Session, Sessions } from '#server/office/page/sessions.ts';
import type { OfficeSettings } from '#server/office/page/settings.ts';
import type { OfficeEvent } from '#server/storing/officeLog.ts';
import type { ApplicationStore, Entry } from '#server/storing/store.ts';

/** What the routes of the office work with. */
export interface Services {
  store: ApplicationStore;
  sessions: Sessions;
  people: People;
  settings: OfficeSettings;
  /** Writes down who did what. Nothing of it is shown or handed out before that is durable. */
  record: (by: Session, did: OfficeEvent['did'], entries?: readonly Entry[]) => Promise<void>;
}

/** A page of a route: who asks, its title and its content. */
export interface Shown {
  title: string;
  content: ReactNode;
  printed?: string;
  status?: number;
}

/** A route for those who are signed in. It gives a page, or has answered by itself: a reply resolves to nothing. */
export type Work = (
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session,
) => Promise<Shown | FastifyReply | undefined>;

/** The query of a request. */
export const queryIn = ({ url }: FastifyRequest): URLSearchParams =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** The form that a request brings. */
export const formIn = ({ body }: FastifyRequest): URLSearchParams => body as URLSearchParams;
