/** Words as the beginning of a line: 'School 2'. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
