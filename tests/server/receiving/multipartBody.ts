export const BOUNDARY = 'boundary-of-a-test';
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

export interface HandmadePart {
  /** The header lines without CRLF. */
  head: string[];
  body: string | Uint8Array;
}

export const textPart = (name: string, body: string): HandmadePart => ({
  head: [`Content-Disposition: form-data; name="${name}"`],
  body,
});

export const filePart = (name: string, filename: string, body: string | Uint8Array): HandmadePart => ({
  head: [`Content-Disposition: form-data; name="${name}"; filename="${filename}"`, 'Content-Type: application/pdf'],
  body,
});

/** A multipart body of these parts. Unlike FormData it can be malformed. */
export const multipartBody = (parts: readonly HandmadePart[]): Buffer<ArrayBuffer> =>
  Buffer.concat([
    ...parts.flatMap(({ head, body }) => [
      Buffer.from(`--${BOUNDARY}\r\n${head.join('\r\n')}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

/** The bytes that fetch sends for a FormData, and their content type. */
export const bytesOf = async (form: FormData): Promise<{ body: Buffer; type: string }> => {
  const response = new Response(form);
  return { body: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type')! };
};
