import type { FastifyServerOptions } from 'fastify';
import { BODY_BYTES } from '#forms/limits.ts';
import { disk, type FileSystem } from '#server/storing/fileSystem.ts';
import { HANDOVER_BYTES } from '#server/storing/handovers.ts';
import type { DatabaseTimes } from '#server/storing/postgres/database.ts';

const MB = 1024 * 1024;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The e-mails about applications. Times in milliseconds. */
export interface MailSettings {
  /** smtps://user:password@mail.example, or smtp:// */
  server: string;
  from: string;
  /** The office's address, or several with commas between them. */
  office: string;
  /** The origin of the site, for links in e-mails. */
  site?: string | undefined;
  /** The pause after the first failure. It doubles with each failure, up to the longest. */
  firstPause: number;
  longestPause: number;
  giveUpAfter: number;
  /** The most receipts that one address gets in a day. */
  receiptsPerDay: number;
  /** The least time between two e-mails to the office. The second one lists all applications of that time. */
  officeInterval: number;
}

/** The settings of an intake. Times in milliseconds, sizes in bytes. */
export interface Settings {
  /** Where applications are stored; with a database, only uploads. It is created when it is missing. It must not be in `siteDir`. */
  dataDir: string;
  /** The PostgreSQL database that stores applications: postgres://user:password@host/database */
  databaseUrl: string | undefined;
  databaseTimes: DatabaseTimes;
  /** The most connections to the database. */
  databaseConnections: number;
  /** The built site. It is read once, at the start. */
  siteDir: string;
  /** Another origin that the site's scripts may call: the school's own backend. */
  backendOrigin: string | undefined;
  /** Whether HSTS includes the subdomains of the site. */
  hstsSubdomains: boolean;
  /** Other origins whose pages may send applications here. */
  allowedOrigins: readonly string[];
  /** The hosts of this site in lower case, with a port where there is one. Empty for any host. */
  allowedHosts: readonly string[];
  /** The proxies whose X-Forwarded-* headers count: addresses ('loopback', '10.0.0.0/8'), all, or none. */
  trustProxy: boolean | string;
  /** Without it no e-mails are sent. */
  mail: MailSettings | undefined;
  /** Fastify's logger. */
  logger: NonNullable<FastifyServerOptions['logger']>;
  fs: FileSystem;
  headersTimeout: number;
  /** A connection without a byte in either direction for so long is closed. */
  connectionTimeout: number;
  /** How often Node checks the timeouts of headers and requests. */
  connectionsCheckInterval: number;
  /** A connection is closed after this number of requests. */
  requestsPerSocket: number;
  /** The time that uploads get when the intake stops. A container is killed 10 s after SIGTERM. */
  shutdownGrace: number;
  /** The time in which the data directory, or the database for the first time, must respond at the start. */
  startTimeout: number;
  /** Below this free space no application is accepted. */
  freeBytes: number;
  /** All drafts that wait for another device together. */
  handoverBytes: number;
  /** The whole body of an application: answers, files, part names and headers. */
  bodyBytes: number;
}

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
  databaseConnections: 10,
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
  connectionTimeout: MINUTE,
  connectionsCheckInterval: 5 * SECOND,
  requestsPerSocket: 100,
  shutdownGrace: 5 * SECOND,
  startTimeout: 10 * SECOND,
  freeBytes: 256 * MB,
  handoverBytes: HANDOVER_BYTES,
  bodyBytes: BODY_BYTES,
};
