/** A refusal that the office's page shows: an HTTP status and a sentence. */
export class Refusal extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, sentence: string) {
    super(sentence);
    this.statusCode = statusCode;
  }
}

export const notThere = (): Refusal =>
  new Refusal(404, 'There is no such application here. It may have been deleted meanwhile.');
