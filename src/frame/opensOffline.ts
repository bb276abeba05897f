/** Whether the service workers cache a page: the home page, the privacy page and the forms, in any language. */
export const opensOffline = (path: string): boolean => /^(\/\w\w)?\/?(privacy|join-us\/.+)?$/.test(path);
