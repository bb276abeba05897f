/** Thrown by a commit of an application that was asked for, and answered to be absent, after it had begun to arrive. */
export class AnsweredAbsent extends Error {
  constructor() {
    super('It was answered to be absent while it arrived.');
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
