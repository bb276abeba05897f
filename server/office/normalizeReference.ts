/** A typed reference as it is stored: in capital letters, with its dash. */
export const normalizeReference = (typed: string): string => {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return letters.length > 5 ? `${letters.slice(0, 5)}-${letters.slice(5)}` : typed.toUpperCase();
};
