import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import { type FileSystem, makeDirectory, persist } from '#server/storing/fileSystem.ts';

const entrySchema = v.object({
  form: v.string(),
  submissionId: v.string(),
  /** The office, or one of the applicants. */
  whom: v.union([v.literal('office'), v.number()]),
  since: v.number(),
  tries: v.number(),
  nextTry: v.number(),
  /** How many receipts were not sent, because their addresses had had enough that day. For the office's mail. */
  withheld: v.optional(v.number()),
});

/** An e-mail that is to be sent. It names nobody: address and content are read from the application. */
export type Entry = v.InferOutput<typeof entrySchema>;

/** E-mails on the disk until they are sent: one file for each, so that a stopped service goes on where it was. */
export const queueIn = (fs: FileSystem, dataDir: string) => {
  const folder = join(dataDir, 'mail');
  const pathOf = ({ submissionId, whom }: Entry) => join(folder, `${submissionId}.${whom}.json`);

  return {
    open: () => makeDirectory(fs, folder),

    put: async (entry: Entry): Promise<void> => {
      const half = join(folder, `${randomUUID()}.half`);
      const file = await fs.open(half, 'wx', 0o600);
      await file
        .writeFile(JSON.stringify(entry))
        .then(() => file.sync())
        .finally(() => file.close());
      await fs.rename(half, pathOf(entry));
      await persist(fs, folder);
    },

    remove: (entry: Entry): Promise<void> => fs.rm(pathOf(entry), { force: true }),

    /** All that wait. What cannot be read was never whole. */
    all: async (): Promise<Entry[]> => {
      const entries: Entry[] = [];
      for (const name of await fs.readdir(folder)) {
        if (!name.endsWith('.json')) continue;
        const text = await fs.readFile(join(folder, name), 'utf8').catch(() => '');
        const entry = v.safeParse(v.pipe(v.string(), v.parseJson(), entrySchema), text);
        if (entry.success) entries.push(entry.output);
      }
      return entries;
    },
  };
};
