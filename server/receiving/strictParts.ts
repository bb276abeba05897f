import { brokenUpload, ProblemError } from '#server/http/problemError.ts';
import { isTextHead, isWholeHead } from '#server/receiving/partHead.ts';

const CRLF = '\r\n';
const HEAD_END = Buffer.from(CRLF + CRLF);

const unreadable = () =>
  new ProblemError(
    422,
    'A part of the application cannot be read: each must be form data, UTF-8 text or a file, without a transfer encoding.',
  );

const boundaryOf = (contentType: string) => {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  return quoted ?? bare;
};

/**
 * Looks at a multipart body as it passes, for what its parser would drop or bend without a word. `see` gives the refusal as
 * soon as there is a reason for one.
 */
export const strictParts = (contentType: string, headBytes: number) => {
  const boundary = boundaryOf(contentType);
  const delimiter = Buffer.from(`${CRLF}--${boundary}`);
  let rest: Buffer = Buffer.from(CRLF);
  let within: 'preamble' | 'delimiter' | 'head' | 'text' | 'file' | 'epilogue' = boundary ? 'preamble' : 'epilogue';
  let text = new TextDecoder('utf-8', { fatal: true });

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
      const head = new TextDecoder('utf-8', { fatal: true }).decode(rest.subarray(0, end));
      if (!isWholeHead(head) || head.includes(delimiter.toString())) throw unreadable();
      // The line break before a delimiter belongs to it, also when nothing stands between head and delimiter.
      [rest, within] = [rest.subarray(end + HEAD_END.length), isTextHead(head) ? 'text' : 'file'];
      text = new TextDecoder('utf-8', { fatal: true });
    } else {
      const end = rest.indexOf(delimiter);
      const passed = end < 0 ? Math.max(0, rest.length - delimiter.length + 1) : end;
      if (within === 'text') text.decode(rest.subarray(0, passed), { stream: end < 0 });
      rest = rest.subarray(end < 0 ? passed : passed + delimiter.length);
      if (end < 0) return false;
      within = 'delimiter';
    }
    return true;
  };

  return {
    see: (chunk: Buffer): ProblemError | undefined => {
      rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      try {
        while (step());
      } catch (error) {
        within = 'epilogue';
        return error instanceof ProblemError ? error : unreadable();
      } finally {
        // Not a window that keeps the whole chunk.
        rest = within === 'epilogue' ? Buffer.alloc(0) : Buffer.from(rest);
      }
      return undefined;
    },
  };
};
