/** Whether a list is long: to find an option in it, and for a browser that reads all of them. */
export const isLong = (options: readonly unknown[]): boolean => options.length > 50;
