/** What a test adds to its message when a text is not the one that was accepted. */
export const HOW_TO_ACCEPT = 'If the change is meant: npm run visual:accept, then read the difference';
