import { describe, expect, test, vi } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { type Attachment, filesIn } from '#forms/attachment.ts';
import { answerAt, withAnswer } from '#forms/draft.ts';
import type { DraftGroup } from '#forms/draftValue.ts';
import { examplePdf } from '#forms/examplePdf.ts';
import { newId } from '#forms/id.ts';
import { BODY_BYTES, limits } from '#forms/limits.ts';
import { draftOf } from '#forms/receive.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { partsOf } from '#forms/wire.ts';
import type { DraftRecord } from '#machines/draftTypes.ts';
import { decryptDraft, encryptDraft, isTooLarge } from '#src/handover/encryption.ts';
import { addressOf, fromBase64Url, newHandoverId, parseLink, toBase64Url } from '#src/handover/link.ts';
import { withFiles } from '#src/wizard/draft/records.ts';

const passport = ['personalInfo', 'passport'];
const recordOf = (draft: DraftGroup = draftOf(staff, staffExamples['experienced teacher'])): DraftRecord => ({
  draft,
  step: 'education',
  reached: 1,
  submission: { id: '3f2b8c1e-6d4a-4f7b-9a0c-1e2d3c4b5a69', fingerprint: '', shared: true, earlierIds: [newId()] },
});

const encrypted = async (record: DraftRecord) => {
  const { key, bytes } = await encryptDraft(staff, record);
  return { key, bytes: await bytes.arrayBuffer() };
};
const bytesIn = (value: unknown) =>
  Promise.all(
    filesIn<File>(value).map(async ({ id, name, body }) => [id, name, Buffer.from(await body.arrayBuffer())]),
  );
const withFile = (file: Partial<Attachment>) =>
  withAnswer(recordOf().draft, passport, [{ ...examplePdf('passport.pdf'), ...file }]);

describe('an encrypted draft', () => {
  test('is the same on the other device, with its step, its files and the id of its submission', async () => {
    const record = { ...recordOf(), previous: draftOf(staff, staffExamples['single man']) };
    const { key, bytes } = await encrypted(record);
    const decrypted = await decryptDraft(staff, key, bytes);
    expect(decrypted).toMatchObject({
      became: 'decrypted',
      incomplete: false,
      record: { step: 'education', reached: 1, submission: record.submission },
    });
    const { draft, previous } = (decrypted as Extract<typeof decrypted, { became: 'decrypted' }>).record;
    expect(await bytesIn(draft)).toEqual(await bytesIn(record.draft));
    const texts = (value: DraftGroup) => partsOf(value).filter(([, each]) => typeof each === 'string');
    expect(texts(draft)).toEqual(texts(record.draft));
    expect(texts(previous!)).toEqual(texts(record.previous));
  });

  test('has each photograph, also one that is larger than a file may be sent', async () => {
    const photograph = (id: string) => ({
      ...examplePdf(`${id}.jpg`),
      id,
      verdict: 'photograph' as const,
      size: limits.fileBytes + 1,
    });
    const record = {
      ...recordOf(withAnswer(recordOf().draft, passport, [photograph('attached')])),
      photographing: { path: passport, replaces: [], photographs: [{ file: photograph('chosen'), interrupted: 2 }] },
    };
    const { key, bytes } = await encrypted(record);
    const decrypted = await decryptDraft(staff, key, bytes);
    const { record: there, incomplete } = decrypted as Extract<typeof decrypted, { became: 'decrypted' }>;
    expect(incomplete).toBe(false);
    expect(await bytesIn([there.draft, there.photographing])).toEqual(
      await bytesIn([record.draft, record.photographing]),
    );
    expect(there.photographing!.photographs[0]!.interrupted).toBeUndefined();
  });

  test('may be sent with all the files of an application, also where each answer is as long as it can be', async () => {
    const answers = withFiles(recordOf().draft, () => undefined);
    const long = JSON.parse(JSON.stringify(answers), (_, value: unknown) =>
      typeof value === 'string' ? 'ب'.repeat(limits.multiLine) : value,
    ) as DraftGroup;
    const { bytes } = await encrypted(recordOf(long));
    expect(bytes.byteLength + limits.applicationBytes).toBeLessThan(BODY_BYTES);
  });

  test('contains no answer, no name and no byte of a file, and is another one each time', async () => {
    const record = recordOf();
    const [one, other] = [await encrypted(record), await encrypted(record)];
    const texts = partsOf(record.draft).flatMap(([name, each]) =>
      typeof each === 'string' ? [name, each] : [each.name],
    );
    const searched = [...texts.filter((text) => text.length > 3), '%PDF', 'files', 'record'];
    expect(searched.length).toBeGreaterThan(50);
    expect(searched.filter((text) => Buffer.from(one.bytes).includes(text))).toEqual([]);
    expect(one.key).not.toBe(other.key);
    expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(false);
  });

  test('cannot be read with another key, changed, or cut off', async () => {
    const { key, bytes } = await encrypted(recordOf());
    const { key: another } = await encrypted(recordOf());
    const changed = bytes.slice(0);
    new Uint8Array(changed)[100]! ^= 1;
    await expect(decryptDraft(staff, another, bytes)).rejects.toThrow();
    await expect(decryptDraft(staff, key, changed)).rejects.toThrow();
    await expect(decryptDraft(staff, key, bytes.slice(0, -1))).rejects.toThrow();
    await expect(decryptDraft(staff, key, new ArrayBuffer(0))).rejects.toThrow();
  });

  test('sends nothing by itself, and names no id that is none, whoever has written it', async () => {
    const record = recordOf();
    const unfinished = { ...record.submission!, unsure: true, again: true };
    const { key, bytes } = await encrypted({ ...record, submission: unfinished, lastSend: 'awaited' });
    const decrypted = await decryptDraft(staff, key, bytes);
    expect(decrypted).toMatchObject({ became: 'decrypted', record: { submission: record.submission } });
    expect(JSON.stringify(decrypted)).not.toMatch(/unsure|again|lastSend/);
    const wrong = await encrypted({ ...record, submission: { ...record.submission!, id: '../staff' } });
    await expect(decryptDraft(staff, wrong.key, wrong.bytes)).rejects.toThrow();
  });

  test('of another form is not read into this one', async () => {
    const { key, bytes } = await encrypted(recordOf());
    expect(await decryptDraft(admission, key, bytes)).toEqual({ became: 'another form' });
  });

  test('says that something was left out: an answer that the form has no more, or a file that cannot be sent', async () => {
    const { draft } = recordOf();
    const old = { ...draft, personalInfo: { ...(draft.personalInfo as DraftGroup), formerQuestion: 'an answer' } };
    const large = withFile({ size: limits.fileBytes + 1 });
    for (const each of [old, large]) {
      const { key, bytes } = await encrypted(recordOf(each));
      expect(await decryptDraft(staff, key, bytes)).toMatchObject({ became: 'decrypted', incomplete: true });
    }
    const { key, bytes } = await encrypted(recordOf(large));
    const decrypted = await decryptDraft(staff, key, bytes);
    expect(decrypted.became === 'decrypted' && answerAt(decrypted.record.draft, passport)).toEqual([]);
  });
});

test('a draft is too large when its files are, together', () => {
  const size = limits.fileBytes;
  const files = Array.from({ length: 9 }, (_, at) => ({ ...examplePdf(`${at}.pdf`), size }));
  const one = withAnswer(recordOf().draft, passport, files.slice(0, 7));
  expect(isTooLarge(recordOf(one))).toBe(false);
  expect(isTooLarge(recordOf(withAnswer(one, passport, files)))).toBe(true);
});

test('a key in a link has letters, digits, - and _ alone', () => {
  const bytes = Uint8Array.of(0xfb, 0xef, 0xbe, 0xff, 0xff, 0xff, 0xfb);
  expect(toBase64Url(bytes)).toBe('----____-w');
  expect(fromBase64Url('----____-w')).toEqual(bytes);
});

test('a link is read only whole, also with what a message adds to it', () => {
  const link = { id: newHandoverId(), key: 'k'.repeat(43) };
  vi.stubGlobal('window', { location: { origin: 'https://school.example', pathname: '/ar/join-us/as-staff' } });
  const address = addressOf(link);
  expect(address).toMatch(/^https:\/\/school\.example\/ar\/join-us\/as-staff#continue=[\w-]{22}\.k{43}$/);
  const text = address.slice(address.indexOf('=') + 1);
  for (const added of ['', '.', ')', '>', '،', '\u200f', '\u2069', '%20', '?fbclid=k', '.more'])
    expect(parseLink(text + added)).toEqual(link);
  for (const wrong of ['', text.slice(1), text.slice(0, -1), `${text}k`, text.replace('.', ''), text.replace('k', '%')])
    expect(parseLink(wrong)).toBeUndefined();
});
