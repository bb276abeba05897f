/** Meta data of a state that invokes actors. */
export interface InvokeMeta {
  /** Why an actor cannot fail, by its name; every other has an `onError`. */
  cannotFail?: Readonly<Record<string, string>>;
}

export const noMeta: InvokeMeta = {};
