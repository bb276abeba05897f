/** The page of the form, without the prefix of a language. */
export const PAPERS_PATH = '/join-us/papers-and-corrections';

/** The address at which something is added to the application with a reference, without the prefix of a language. */
export const addingTo = (reference: string): string => `${PAPERS_PATH}?reference=${reference}`;
