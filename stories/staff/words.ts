export const words = {
  succeeded: 'Admission Form submitted successfully!',
  failed: 'An error has occured! Please try again',
};
