/** A record in a format this program does not know: a newer one wrote it. */
export class UnknownFormat extends Error {
  constructor() {
    super('A newer program wrote it: this one does not know its format.');
  }
}
