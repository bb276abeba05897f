import {
  type AnyEventObject,
  type CallbackLogicFunction,
  type EventObject,
  fromCallback,
  type NonReducibleUnknown,
} from 'xstate';

/** The logic of an actor that sends these events to its parent and receives none. `fromCallback` alone does not check what is sent. */
export const sender = <Sent extends EventObject, Input = NonReducibleUnknown>(
  logic: CallbackLogicFunction<AnyEventObject, Sent, Input>,
) => fromCallback<AnyEventObject, Input>(logic);
