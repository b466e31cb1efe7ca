import { drawingSources } from '#ui/scenes/drawingSources.ts';

/** The drawn pictures of the blog, day and night, in three widths (src/build/assets/renderBlogPictures.ts). */
export const pictureWidths = [640, 1200, 2000] as const;
export const pictureSize = { width: 2000, height: 1050 } as const;

export type PictureTheme = 'light' | 'dark';
type PictureWidth = (typeof pictureWidths)[number];

const folder = '/pictures/blog';

export const pictureAddress = (image: string, look: PictureTheme, width: PictureWidth) =>
  `${folder}/${image}-${look}-${width}.webp`;

/** What a shared link shows: by day, as a JPEG every network reads, 1200 x 630. */
export const postSharePicture = (image: string) => `${folder}/${image}-share.jpg`;

const drawing = (image: string, look: PictureTheme) =>
  drawingSources((width) => pictureAddress(image, look, width), pictureWidths, 1200);

/** A drawing by day and by night, as ui/pictures/DayNightPicture wants it. */
export const postPicture = (image: string) => ({
  ...pictureSize,
  day: drawing(image, 'light'),
  night: drawing(image, 'dark'),
});
