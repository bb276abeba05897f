import type { Message } from '#languages/message.ts';

/** An error that the office's page shows: an HTTP status and a sentence. */
export class PageError extends Error {
  readonly statusCode: number;
  readonly sentence: Message;

  constructor(statusCode: number, sentence: Message) {
    super(sentence({ lang: 'en' }));
    this.statusCode = statusCode;
    this.sentence = sentence;
  }
}
