import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';

const folder = 'node_modules/.cache/pictures';

/** The file that `make` produces from a source. `recipe` describes how; a change of either calls `make` again. */
export async function cached(source: Buffer, recipe: string, make: () => Promise<Buffer>) {
  const name = createHash('sha256').update(source).update(recipe).digest('hex');
  const file = `${folder}/${name}`;
  try {
    return await readFile(file);
  } catch {
    const made = await make();
    await mkdir(folder, { recursive: true });
    // Another build may read the file at the same time: it must never find half of one.
    const partial = `${file}.${process.pid}`;
    await writeFile(partial, made);
    await rename(partial, file);
    return made;
  }
}
