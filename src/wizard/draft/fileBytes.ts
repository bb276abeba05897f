/** A file as plain bytes: WebKit's private windows keep no `File`. */
export interface FileBytes {
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

export const bytesOf = async (file: File): Promise<FileBytes> => ({
  name: file.name,
  type: file.type,
  bytes: await file.arrayBuffer(),
});

export const fileOf = (kept: File | FileBytes): File =>
  kept instanceof File ? kept : new File([kept.bytes], kept.name, { type: kept.type });
