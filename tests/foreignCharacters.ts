/** The characters of a text that are not among these. Characters that nothing draws do not count. */
export const foreignCharacters = (text: string, own: ReadonlySet<string>): string[] =>
  [...new Set(text)].filter((each) => !own.has(each) && !/[\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(each));
