/** Thrown by a commit when a status request for the application was answered with "not found" after its upload started. */
export class NotFoundRecorded extends Error {
  constructor() {
    super('A status request was answered with "not found" during the upload.');
  }
}

/** Thrown where a store does not do now what it is asked for. Its message is for the operator. */
export class Unavailable extends Error {
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** Thrown where something that should be kept is not there. */
export class Absent extends Error {
  constructor() {
    super('It is missing.');
  }
}
