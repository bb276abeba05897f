/** Where an applicant goes between opening a form and sending it, in any language. The service workers keep these pages. */
export const opensOffline = (path: string): boolean => /^(\/\w\w)?\/?(privacy|join-us\/.+)?$/.test(path);
