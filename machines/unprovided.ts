/** An actor that the page provides: where there is no page, as in a chart, it never comes to an end. */
export const unprovided = () => new Promise<never>(() => undefined);
