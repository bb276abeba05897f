/** Controls for what every field shows around its input, and for the texts in it. */
export const frameControls = {
  context: { control: 'text' },
  hint: { control: 'text' },
  error: { control: 'text' },
  // Derived from the story, so that several fit on one page.
  id: { control: false },
} as const;
