/** Whether a click follows a link. WebKit stores nothing once the next document is there: what is unsaved is saved at the click. */
export const followsLink = ({ target }: Event): boolean => target instanceof Element && target.closest('a') !== null;
