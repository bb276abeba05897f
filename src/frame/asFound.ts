/**
 * The properties of an element whose prerendered content stays as it is. React leaves alone what it finds in an element it
 * is given markup for, and would set that markup if the object were another one.
 */
export const asFound = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
