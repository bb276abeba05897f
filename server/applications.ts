import { resolve } from 'node:path';
import { directoryStore } from '#server/directoryStore.ts';
import { environment } from '#server/environment.ts';
import { disk } from '#server/fileSystem.ts';
import { office } from '#server/office.ts';

const { dataDir } = environment(process.env);
const { out, problems, code } = await office(directoryStore(disk, resolve(dataDir)), process.argv.slice(2));
if (out) console.log(out);
for (const problem of problems) console.error(problem);
process.exitCode = code;
