import { isUtf8 } from 'node:buffer';
import { brokenUpload, ProblemError } from '#server/http/problemError.ts';
import { kindOfPart } from '#server/receiving/partHead.ts';

const CRLF = '\r\n';
const HEAD_END = Buffer.from(CRLF + CRLF);

const unreadable = () =>
  new ProblemError(
    422,
    'A part of the application cannot be read: each must be form data, UTF-8 text or a file, without a transfer encoding.',
  );

const decoder = new TextDecoder('utf-8', { fatal: true });

const boundaryOf = (contentType: string) => {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  return quoted ?? bare;
};

// Shared by all bodies, one chunk after another: a copy of its own for each would be garbage at once.
const joint = Buffer.allocUnsafe(128 * 1024);
const joined = (first: Buffer, second: Buffer): Buffer => {
  const length = first.length + second.length;
  if (length > joint.length) return Buffer.concat([first, second]);
  first.copy(joint);
  second.copy(joint, first.length);
  return joint.subarray(0, length);
};

/** Where the character that stands at `at` begins. */
const characterAt = (bytes: Buffer, at: number) => {
  let begin = at;
  while (begin > Math.max(0, at - 3) && (bytes[begin]! & 0xc0) === 0x80) begin -= 1;
  return begin;
};

/**
 * Looks at a multipart body as it passes, for what its parser would drop or bend without a word. `see` throws a
 * ProblemError as soon as there is a reason for one.
 */
export const strictParts = (contentType: string, headBytes: number) => {
  const boundary = boundaryOf(contentType);
  const delimiter = Buffer.from(`${CRLF}--${boundary}`);
  let rest: Buffer = Buffer.from(CRLF);
  let within: 'preamble' | 'delimiter' | 'head' | 'text' | 'file' | 'epilogue' = boundary ? 'preamble' : 'epilogue';

  /** Goes on in what has come so far. Gives false when it needs more. Throws where it cannot be read. */
  const step = (): boolean => {
    if (within === 'epilogue') return false;
    if (within === 'preamble') {
      const begun = rest.subarray(0, delimiter.length);
      if (!delimiter.subarray(0, begun.length).equals(begun)) throw brokenUpload();
      if (begun.length < delimiter.length) return false;
      [rest, within] = [rest.subarray(delimiter.length), 'delimiter'];
    } else if (within === 'delimiter') {
      if (rest.length < 2) return false;
      const next = rest.toString('latin1', 0, 2);
      if (next !== CRLF && next !== '--') throw unreadable();
      [rest, within] = [rest.subarray(2), next === CRLF ? 'head' : 'epilogue'];
    } else if (within === 'head') {
      const end = rest.indexOf(HEAD_END);
      if ((end < 0 ? rest.length : end) > headBytes) throw unreadable();
      if (end < 0) return false;
      const head = rest.subarray(0, end);
      const kind = head.includes(delimiter) ? undefined : kindOfPart(decoder.decode(head));
      if (!kind) throw unreadable();
      // The line break before a delimiter belongs to it, also when nothing stands between head and delimiter.
      [rest, within] = [rest.subarray(end + HEAD_END.length), kind];
    } else {
      const end = rest.indexOf(delimiter);
      const passed = end < 0 ? characterAt(rest, Math.max(0, rest.length - delimiter.length + 1)) : end;
      if (within === 'text' && !isUtf8(rest.subarray(0, passed))) throw brokenUpload();
      rest = rest.subarray(end < 0 ? passed : passed + delimiter.length);
      if (end < 0) return false;
      within = 'delimiter';
    }
    return true;
  };

  return {
    /** Whether what comes next belongs to a file. */
    isInFile: () => within === 'file',
    see: (chunk: Buffer): void => {
      rest = rest.length > 0 ? joined(rest, chunk) : chunk;
      try {
        while (step());
      } catch (error) {
        within = 'epilogue';
        throw error instanceof ProblemError ? error : unreadable();
      } finally {
        // Not a window that keeps the whole chunk.
        rest = within === 'epilogue' ? Buffer.alloc(0) : Buffer.from(rest);
      }
    },
  };
};
