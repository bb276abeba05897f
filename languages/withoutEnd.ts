/**
 * A text without these characters at its end. A pattern such as /x+$/ takes quadratic time: it tries each x of a long run before
 * another character.
 */
export const withoutEnd = (text: string, characters: string): string => {
  let length = text.length;
  while (length > 0 && characters.includes(text.charAt(length - 1))) length -= 1;
  return text.slice(0, length);
};
