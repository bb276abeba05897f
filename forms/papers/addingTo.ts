/** The address at which something is added to the application with a reference, without the prefix of a language. */
export const addingTo = (reference: string): string => `/join-us/papers-and-corrections?reference=${reference}`;
