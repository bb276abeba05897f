import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';

const folder = 'node_modules/.cache/pictures';

/** What `make` made of this source by this recipe the last time, or makes now. */
export async function kept(source: Buffer, recipe: string, make: () => Promise<Buffer>) {
  const name = createHash('sha256').update(source).update(recipe).digest('hex');
  const file = `${folder}/${name}`;
  try {
    return await readFile(file);
  } catch {
    const made = await make();
    await mkdir(folder, { recursive: true });
    // Another build may be at the same picture: it must never read half of one.
    const part = `${file}.${process.pid}`;
    await writeFile(part, made);
    await rename(part, file);
    return made;
  }
}
