import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { together } from './send.ts';

// A program that writes the bytes of the intake's applications in the same layout, syncs them in the same order, and does nothing else.
const [folder = '', times = '0', atOnce = '0', fileBytes = '0', recordBytes = '0'] = process.argv.slice(2);
const file = Buffer.alloc(Number(fileBytes), 'x');
const record = Buffer.alloc(Number(recordBytes), 'x');

const sync = async (path: string) => {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
};

const write = async (path: string, bytes: Buffer) => {
  const handle = await open(path, 'wx', 0o600);
  await handle.writeFile(bytes);
  await handle.close();
};

const store = async () => {
  const spool = join(folder, 'tmp', randomUUID());
  await mkdir(spool, { mode: 0o700 });
  const names = ['01.pdf', '02.pdf', '03.pdf', '04.pdf', '05.pdf', '06.pdf', 'application.json'];
  for (const name of names) await write(join(spool, name), name.endsWith('.pdf') ? file : record);
  for (const name of names) await sync(join(spool, name));
  await sync(spool);
  await rename(spool, join(folder, 'received', randomUUID()));
  await sync(join(folder, 'received'));
};

await mkdir(join(folder, 'tmp'), { recursive: true });
await mkdir(join(folder, 'received'), { recursive: true });
console.log(await together(Number(times), Number(atOnce), store));
