/** 100 characters without a place to break. */
export const unbroken = 'Wolkenkratzer'.repeat(8).slice(0, 100);

export const longQuestion =
  'Occupation of your husband or wife at the time of this application, as written in the employment contract';
