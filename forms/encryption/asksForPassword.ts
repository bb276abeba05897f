import { isOpenedByEmptyPassword } from '#forms/encryption/emptyPassword.ts';
import { type Content, findEncryption } from '#forms/encryption/findEncryption.ts';

/**
 * Whether a PDF cannot be opened without a password or a certificate. False where that cannot be found out. `edges`: its first and
 * its last bytes. `content` gives all of it.
 */
export const asksForPassword = async (edges: Uint8Array, content: Content): Promise<boolean> => {
  const encryption = await findEncryption(edges, content);
  if (!encryption) return false;
  const { dictionary, id } = encryption;
  if (dictionary.get('/Filter') !== '/Standard') return dictionary.has('/Filter');
  return (await isOpenedByEmptyPassword(dictionary, id)) === false;
};
