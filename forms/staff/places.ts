/** A list and a file of the form, for sample events. */
export const staffPlaces = { list: ['education', 'languages'], file: ['personalInfo', 'passport'] } as const;
