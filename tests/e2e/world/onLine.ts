/** Runs in a page: what the device says of its connection, whatever it has. */
export const onLine = (value: boolean) => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => value });
