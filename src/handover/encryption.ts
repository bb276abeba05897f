import * as v from 'valibot';
import { type Attachment, filesIn } from '#forms/attachment.ts';
import { fitToForm } from '#forms/fitToForm.ts';
import type { Form } from '#forms/form.ts';
import { limits } from '#forms/limits.ts';
import { readBlob } from '#forms/readBlob.ts';
import { submissionIdSchema } from '#forms/wire.ts';
import type { DraftRecord } from '#machines/draftTypes.ts';
import type { Decrypted } from '#machines/handoverTypes.ts';
import { fromBase64Url, toBase64Url } from '#src/handover/link.ts';
import { readPhotographing, withFiles } from '#src/wizard/draft/records.ts';

const ALGORITHM = 'AES-GCM';
const NONCE_BYTES = 12;

/** A draft as it is sent, with its files in the order of their bytes. */
interface Sent {
  form: string;
  record: DraftRecord;
  files: { id: string; bytes: number }[];
}

/**
 * What is read of a draft that was sent. Whoever made the link may have written it by hand: nothing in it sends an application, and
 * the answers are fitted to the form.
 */
const sentSchema = v.object({
  form: v.string(),
  files: v.array(v.object({ id: v.string(), bytes: v.number() })),
  record: v.object({
    draft: v.unknown(),
    step: v.string(),
    reached: v.number(),
    previous: v.optional(v.unknown()),
    submission: v.optional(
      v.object({
        id: submissionIdSchema,
        fingerprint: v.string(),
        earlierIds: v.optional(v.array(submissionIdSchema)),
        shared: v.literal(true),
      }),
    ),
    photographing: v.optional(v.unknown()),
  }),
});

/** The files that can be sent. A file that is too large stays on its device, as it does when the draft is stored. */
const sendable = ({ draft, photographing }: DraftRecord): Attachment<File>[] =>
  filesIn<File>([draft, photographing]).filter(
    ({ verdict, size }) => verdict === 'photograph' || size <= limits.fileBytes,
  );

/** Whether the files of a draft are more than an application may have. */
export const isTooLarge = (record: DraftRecord): boolean =>
  sendable(record).reduce((sum, { size }) => sum + size, 0) > limits.applicationBytes;

/** A draft as bytes: a line of JSON, then the bytes of its files. WebKit reads no `FormData` that has a file. */
const toBytes = async (form: Form, record: DraftRecord): Promise<Uint8Array<ArrayBuffer>> => {
  const files = sendable(record);
  const bodies = await Promise.all(files.map(async ({ body }) => new Uint8Array(await readBlob(body))));
  const sent: Sent = {
    form: form.name,
    record: withFiles(record, (file) => ({ ...file, body: undefined })) as DraftRecord,
    files: files.map(({ id }, at) => ({ id, bytes: bodies[at]!.length })),
  };
  const parts = [new TextEncoder().encode(`${JSON.stringify(sent)}\n`), ...bodies];
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    bytes.set(part, end);
    end += part.length;
  }
  return bytes;
};

/** The draft that was sent, and the bytes of each file by its id. */
const fromBytes = (bytes: Uint8Array<ArrayBuffer>) => {
  const end = bytes.indexOf(10);
  const sent = v.parse(sentSchema, JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))));
  let rest = bytes.subarray(end + 1);
  const bodies = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const { id, bytes: length } of sent.files) {
    bodies.set(id, rest.subarray(0, length));
    rest = rest.subarray(length);
  }
  return { ...sent, bodies };
};

/** Encrypts a draft with its files, with a new key of 256 bits in base64url. */
export const encryptDraft = async (form: Form, record: DraftRecord): Promise<{ key: string; bytes: Blob }> => {
  const bytes = await toBytes(form, record);
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, true, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const encrypted = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, bytes);
  return {
    key: toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', key))),
    bytes: new Blob([iv, encrypted], { type: 'application/octet-stream' }),
  };
};

const decryptBytes = async (key: string, bytes: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> => {
  const raw = fromBase64Url(key);
  const secret = await crypto.subtle.importKey('raw', raw, ALGORITHM, false, ['decrypt']);
  const iv = bytes.slice(0, NONCE_BYTES);
  return new Uint8Array(await crypto.subtle.decrypt({ name: ALGORITHM, iv }, secret, bytes.slice(NONCE_BYTES)));
};

/** Counts the answers of a draft that are not blank, and its files: to notice those that are left out. */
const answersIn = (value: unknown): number => {
  if (typeof value === 'string') return value === '' ? 0 : 1;
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, each) => sum + answersIn(each), 0)
    : 0;
};

/**
 * The draft that was encrypted, in the shape of this form. Rejects where the bytes are damaged, or the key is another one's. A file
 * whose bytes stayed on the first device is left out.
 */
export const decryptDraft = async (form: Form, key: string, bytes: ArrayBuffer): Promise<Decrypted> => {
  const sent = fromBytes(await decryptBytes(key, bytes));
  if (sent.form !== form.name) return { became: 'another form' };
  const { record, bodies } = sent;
  const withBody = (file: Attachment): Attachment<File> | undefined => {
    const body = bodies.get(file.id);
    return body && { ...file, body: new File([body], file.name, { type: file.type }) };
  };
  const draft = fitToForm(form, withFiles(record.draft, withBody));
  const photographing = readPhotographing(withFiles(record.photographing, withBody));
  return {
    became: 'decrypted',
    incomplete: answersIn(draft) < answersIn(withFiles(record.draft, (file) => ({ ...file, body: undefined }))),
    record: {
      draft,
      step: record.step,
      reached: record.reached,
      submission: record.submission,
      previous: record.previous ? fitToForm(form, record.previous) : undefined,
      photographing: photographing && {
        ...photographing,
        // Too large for one device is not too large for another.
        photographs: photographing.photographs.map((each) => ({ ...each, interrupted: undefined })),
      },
    },
  };
};
