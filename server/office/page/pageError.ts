/** An error that the office's page shows: an HTTP status and a sentence. */
export class PageError extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, sentence: string) {
    super(sentence);
    this.statusCode = statusCode;
  }
}
