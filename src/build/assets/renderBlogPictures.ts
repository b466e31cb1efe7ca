import { join } from 'node:path';
import sharp from 'sharp';
import {
  type PictureTheme,
  pictureAddress,
  pictureSize,
  pictureWidths,
  postSharePicture,
} from '../../site/words/blog/pictures.ts';
import { posts } from '../../site/words/blog/posts.ts';

const looks: readonly PictureTheme[] = ['light', 'dark'];

/** Renders the smaller widths and the share picture of every post from its widest picture. */
export async function renderBlogPictures(folder: string): Promise<void> {
  for (const { image } of posts) {
    for (const look of looks) {
      const drawing = join(folder, pictureAddress(image, look, pictureSize.width));
      for (const width of pictureWidths.filter((narrower) => narrower < pictureSize.width)) {
        await sharp(drawing)
          .resize(width)
          .webp({ quality: 82, effort: 6, smartSubsample: true })
          .toFile(join(folder, pictureAddress(image, look, width)));
      }
    }
    await sharp(join(folder, pictureAddress(image, 'light', pictureSize.width)))
      .resize(1200, 630)
      .jpeg({ quality: 84, mozjpeg: true })
      .toFile(join(folder, postSharePicture(image)));
  }
}
