import { readBlob } from '#forms/readBlob.ts';

/** A file as plain bytes: WebKit cannot store a `File` in a private window. */
export interface FileBytes {
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

export const bytesOf = async (file: File): Promise<FileBytes> => ({
  name: file.name,
  type: file.type,
  bytes: await readBlob(file),
});

export const fileOf = (stored: File | FileBytes): File =>
  stored instanceof File ? stored : new File([stored.bytes], stored.name, { type: stored.type });
