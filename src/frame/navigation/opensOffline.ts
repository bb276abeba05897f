/** Where an applicant goes between opening a form and sending it. The service workers keep these pages. */
export const opensOffline = (path: string): boolean => /^\/(?:privacy|join-us\/.+)?$/.test(path);
