import type { FastifyServerOptions } from 'fastify';
import { limits } from '#forms/limits.ts';
import { disk, type FileSystem } from '#server/storing/fileSystem.ts';

const MB = 1024 * 1024;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Who is told by mail of an application, and through which server. Times in milliseconds. */
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
  receiptsADay: number;
  /** After a mail to the office what arrives waits for so long, and is told of in one. */
  officeEvery: number;
}

/** Everything that can be set about an intake. Times in milliseconds, sizes in bytes. */
export interface Settings {
  /** Where applications are kept; created when missing. Must not lie inside `siteDir`. */
  dataDir: string;
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
  /** Nobody is told when there is none. */
  mail: MailSettings | undefined;
  /** Fastify's logger. */
  logger: NonNullable<FastifyServerOptions['logger']>;
  fs: FileSystem;
  headersTimeout: number;
  /** An honest upload of 80 MB at 256 kbit/s takes 44 minutes. */
  requestTimeout: number;
  /** A socket on which nothing moves in either direction. Longer than `stallTimeout`, which it backs. */
  connectionTimeout: number;
  /** Longer than proxies keep an idle connection (nginx 1 minute, Caddy 2), so that none is closed as it is used again. */
  keepAliveTimeout: number;
  /** How often Node looks for connections that passed `headersTimeout` or `requestTimeout`. */
  connectionsCheckInterval: number;
  /** An upload that brings nothing for so long is cut. */
  stallTimeout: number;
  /** After `slowGrace` an upload must have brought `slowestBytesPerSecond` on average. */
  slowGrace: number;
  slowestBytesPerSecond: number;
  /** A retry takes over from an upload of the same application that brought nothing for so long. */
  takeOverAfter: number;
  /** When so many are under way, one gives way to the next or the next is asked to come back: `Uploads.begin`. */
  uploadsAtOnce: number;
  /** Below this pace an upload gives way even to one of its own network while there are `uploadsAtOnce`. */
  crowdedBytesPerSecond: number;
  /** With their files these stay within the 1,024 descriptors that many systems give a process. */
  connectionsAtOnce: number;
  /** Posts of one network that are no applications; generous, because a mobile carrier's customers share a few addresses. */
  junkPerMinute: number;
  /** What uploads under way have left when the intake stops. A container is killed 10 s after it was asked to. */
  shutdownGrace: number;
  /** A data directory that has not answered by then will not. */
  startTimeout: number;
  /** How often what uploads left is looked for. */
  sweepInterval: number;
  /** Below this free space no application is accepted. */
  freeBytes: number;
  /** All answers and files of one application together, with room for names and part headers. */
  bodyBytes: number;
  /** More than this is not even read to be thrown away after a refusal. */
  bodyBytesRead: number;
  partNameLength: number;
  partHeaderBytes: number;
  valueBytes: number;
  /** All texts of one application together. The longest honest one needs two thirds of it. */
  textBytes: number;
  /** All texts of all uploads under way, with the heads of their parts. A usual application brings 5 to 14 KB. */
  textBytesAtOnce: number;
  parts: number;
  files: number;
}

/** How patient mail is with a server that does not take it. */
export const mailPatience = {
  firstPause: MINUTE,
  longestPause: 60 * MINUTE,
  giveUpAfter: 7 * 24 * 60 * MINUTE,
  receiptsADay: 5,
  officeEvery: 10 * MINUTE,
} as const;

export const defaults: Settings = {
  dataDir: 'data',
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
  stallTimeout: 30 * SECOND,
  slowGrace: MINUTE,
  slowestBytesPerSecond: 1024,
  takeOverAfter: 5 * SECOND,
  uploadsAtOnce: 100,
  crowdedBytesPerSecond: 16 * 1024,
  connectionsAtOnce: 400,
  junkPerMinute: 300,
  shutdownGrace: 5 * SECOND,
  startTimeout: 10 * SECOND,
  sweepInterval: 30 * SECOND,
  freeBytes: 256 * MB,
  bodyBytes: limits.applicationBytes + 2 * MB,
  bodyBytesRead: 2 * limits.applicationBytes,
  partNameLength: 200,
  partHeaderBytes: 16 * 1024,
  valueBytes: 128 * 1024,
  textBytes: MB / 2,
  textBytesAtOnce: 4 * MB,
  parts: 1_000,
  files: 60,
};
