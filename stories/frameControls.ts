/** The id derives from the story, so that several fit on one page. */
export const frameControls = { id: { control: false } } as const;
