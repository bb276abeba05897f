import type { FastifyServerOptions } from 'fastify';
import { limits } from '#forms/limits.ts';
import { disk, type FileSystem } from '#server/storing/fileSystem.ts';
import type { DatabaseTimes } from '#server/storing/postgres/database.ts';

const MB = 1024 * 1024;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Who gets e-mails about an application, and through which server. Times in milliseconds. */
export interface MailSettings {
  /** smtps://user:password@mail.example, or smtp:// */
  server: string;
  from: string;
  /** The office's address, or several with commas between. */
  office: string;
  /** The pause after a first failure; each is twice as long as the one before, up to the longest. */
  firstPause: number;
  longestPause: number;
  giveUpAfter: number;
  /** Receipts that one address gets in a day. */
  receiptsPerDay: number;
  /** The least time between two e-mails to the office: what arrives meanwhile is in the second. */
  officeInterval: number;
}

/** Everything that can be set about an intake. Times in milliseconds, sizes in bytes. */
export interface Settings {
  /**
   * Where applications are kept, or with a database only those that are still arriving; created when missing. Must not lie
   * inside `siteDir`.
   */
  dataDir: string;
  /** The PostgreSQL database in which applications are kept: postgres://user:password@host/database */
  databaseUrl: string | undefined;
  databaseTimes: DatabaseTimes;
  /** The built site. Read once, at the start. */
  siteDir: string;
  /** Another origin the site's scripts may call: a school's own backend. */
  backendOrigin: string | undefined;
  /** Whether HSTS binds the subdomains of the site's host, too. */
  hstsSubdomains: boolean;
  /** Other origins whose pages may send applications here. */
  allowedOrigins: readonly string[];
  /** The hosts this site answers for, in lower case, with a port where there is one; empty for any. */
  allowedHosts: readonly string[];
  /** Which proxies' X-Forwarded-* headers are believed: addresses ('loopback', '10.0.0.0/8'), all, or none. */
  trustProxy: boolean | string;
  /** No e-mails are sent when there is none. */
  mail: MailSettings | undefined;
  /** Fastify's logger. */
  logger: NonNullable<FastifyServerOptions['logger']>;
  fs: FileSystem;
  headersTimeout: number;
  /** An honest upload of 80 MB at 256 kbit/s takes 44 minutes. */
  requestTimeout: number;
  /** A socket on which nothing moves in either direction is closed. */
  connectionTimeout: number;
  /** Longer than proxies keep an idle connection (nginx 1 minute, Caddy 2), so that none is closed as it is used again. */
  keepAliveTimeout: number;
  /** How often Node looks for connections that passed `headersTimeout` or `requestTimeout`. */
  connectionsCheckInterval: number;
  /** A socket that asks for more is answered and closed. */
  requestsPerSocket: number;
  /** What uploads under way have left when the intake stops. A container is killed 10 s after it was asked to. */
  shutdownGrace: number;
  /** A data directory or a database that has not answered by then will not. */
  startTimeout: number;
  /** Below this free space no application is accepted. */
  freeBytes: number;
  /** All answers and files of one application together, with room for names and part headers. */
  bodyBytes: number;
  partNameLength: number;
  partHeaderBytes: number;
  valueBytes: number;
  /** All texts of one application together, with the names of their parts. The longest honest one needs two thirds of it. */
  textBytes: number;
  /** The texts of all uploads under way. A usual application brings 5 to 14 KB. */
  textBytesAtOnce: number;
  parts: number;
  files: number;
}

/** When mail that could not be sent is tried again, and how much of it is sent at all. */
export const mailDefaults = {
  firstPause: MINUTE,
  longestPause: 60 * MINUTE,
  giveUpAfter: 7 * 24 * 60 * MINUTE,
  receiptsPerDay: 5,
  officeInterval: 10 * MINUTE,
} as const;

export const defaults: Settings = {
  dataDir: 'data',
  databaseUrl: undefined,
  databaseTimes: { connecting: 30 * SECOND, statement: 30 * SECOND, idleInTransaction: MINUTE },
  siteDir: 'dist/client',
  backendOrigin: undefined,
  hstsSubdomains: false,
  allowedOrigins: [],
  allowedHosts: [],
  trustProxy: false,
  mail: undefined,
  logger: false,
  fs: disk,
  headersTimeout: 15 * SECOND,
  requestTimeout: 45 * MINUTE,
  connectionTimeout: MINUTE,
  keepAliveTimeout: 3 * MINUTE,
  connectionsCheckInterval: 5 * SECOND,
  requestsPerSocket: 100,
  shutdownGrace: 5 * SECOND,
  startTimeout: 10 * SECOND,
  freeBytes: 256 * MB,
  bodyBytes: limits.applicationBytes + 2 * MB,
  partNameLength: 200,
  partHeaderBytes: 16 * 1024,
  valueBytes: 64 * 1024,
  textBytes: MB / 2,
  textBytesAtOnce: 4 * MB,
  parts: 1_000,
  files: 60,
};
