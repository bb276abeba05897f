/** Copies a text. Rejects where the browser refuses, or has no clipboard: on a page without TLS, and inside some apps. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
