import type { Content } from '#forms/encryption/findEncryption.ts';
import { latin1 } from '#forms/pdf.ts';

/**
 * Whether a PDF cannot be opened without a password. `edges`: its first and its last bytes. `content` is called
 * only for an encrypted file. False where that cannot be found out: an applicant is not warned by guess.
 */
export const isLocked = async (edges: Uint8Array, content: Content): Promise<boolean> => {
  if (!/\/Encrypt\b/.test(latin1(edges))) return false;
  try {
    const { asksForPassword } = await import('#forms/encryption/asksForPassword.ts');
    return await asksForPassword(edges, content);
  } catch {
    return false;
  }
};
