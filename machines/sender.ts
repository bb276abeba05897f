import {
  type AnyEventObject,
  type CallbackLogicFunction,
  type EventObject,
  fromCallback,
  type NonReducibleUnknown,
} from 'xstate';

/** The logic of an actor that sends only these events to its parent, and receives none. `fromCallback` alone lets it send any. */
export const sender = <Sent extends EventObject, Input = NonReducibleUnknown>(
  logic: CallbackLogicFunction<AnyEventObject, Sent, Input>,
) => fromCallback<AnyEventObject, Input>(logic);
