/** In place of an actor that the page provides: without a page, as in a chart, it never settles. */
export const unprovided = () => new Promise<never>(() => undefined);
