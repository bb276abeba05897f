import type { Failure } from '#machines/wizard/types.ts';

/** No answer came. */
export const brokenLine: Failure = {
  sentence:
    'The connection was lost before the school could confirm. Your answers and files are kept on this device. Please check your connection and submit again.',
};
/** An answer came, but not from the school. */
export const notTheSchool: Failure = {
  sentence:
    'Something between this phone and the school answered instead of the school, such as the sign-in page of a Wi-Fi network. Please sign in there or use another connection, then submit again.',
};
