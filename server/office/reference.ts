/** A reference as it is stored, however somebody has typed it: in small letters, with blanks, without its dash. */
export const referenceAs = (typed: string): string => {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return letters.length > 5 ? `${letters.slice(0, 5)}-${letters.slice(5)}` : typed.toUpperCase();
};
