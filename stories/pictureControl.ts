import { media } from '#src/content/media.ts';

/** Each picture of the site, to choose from. */
export const pictureControl = { control: 'select', options: Object.keys(media) } as const;
