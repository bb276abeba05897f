import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type Picture, read } from './taking.ts';

const folder = fileURLToPath(new URL('baseline', import.meta.url));
const pathOf = (id: string) => join(folder, `${id}.webp`);

/** The stories that have an accepted picture. */
export const acceptedStories = (): string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => basename(name, '.webp')) : [];

export const accepted = async (id: string): Promise<Picture | undefined> =>
  existsSync(pathOf(id)) ? read(pathOf(id)) : undefined;

/** Keeps a picture as it is, pixel by pixel. */
export const accept = async (id: string, { data, width, height }: Picture): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 6 })
    .toFile(pathOf(id));
};

export const forget = (id: string): Promise<void> => rm(pathOf(id));
