import { resolve } from 'node:path';
import { environment } from '#server/environment.ts';
import { office } from '#server/office/cli.ts';
import { directoryStore } from '#server/storing/directoryStore.ts';
import { disk } from '#server/storing/fileSystem.ts';

const { dataDir } = environment(process.env);
const { out, problems, code } = await office(directoryStore(disk, resolve(dataDir)), process.argv.slice(2));
if (out) console.log(out);
for (const problem of problems) console.error(problem);
process.exitCode = code;
