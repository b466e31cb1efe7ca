import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { site } from '../../base/site.ts';
import { brand } from '../../camps/screens/camp/poster/caption.ts';
import { dayColors } from '../../camps/screens/camp/poster/posterColors.ts';
import { lineWidth, setText } from '../../camps/screens/camp/poster/setText.ts';
import type { Sprite } from '../../camps/screens/camp/poster/spriteSign.ts';
import { svgText } from '../../camps/screens/camp/poster/svgText.ts';
import { allBreaksCopy } from '../../camps/words/breaks/all.ts';
import { springBreak } from '../../camps/words/breaks/spring.ts';
import { summerBreak } from '../../camps/words/breaks/summer.ts';
import { winterBreak } from '../../camps/words/breaks/winter.ts';
import { aboutCopy } from '../../site/words/about.ts';
import { blogCopy } from '../../site/words/blog/blogCopy.ts';
import { contact } from '../../site/words/contact.ts';
import { home } from '../../site/words/home.ts';
import { partner } from '../../site/words/partner.ts';
import { loadFaces } from '../posters/loadFaces.ts';
import { outlineText } from '../posters/outlineText.ts';
import { readSprite } from '../posters/readSprite.ts';

const SIZE = { width: 1200, height: 630 };
/** The sky of the drawings, and the wall of the kitchen (--s-sky-3): what is transparent lies on it. */
const WALL = '#e7ecc8';
const SUBJECT = 'Atlanta school-break camps';

type SharePage = { from: string; position: 'right' | 'centre'; as: string; headline: string };

const onPage = (name: string) => `public/pictures/pages/${name}.webp`;

/** The pages with a picture of their own, and the headline that stands on it. */
export const sharePages: readonly SharePage[] = [
  // Of every page without its own, too. What moves on Home is drawn in here.
  {
    from: 'src/build/assets/art/home-light-1200.webp',
    position: 'centre',
    as: 'home',
    headline: home.hero.title.join(' '),
  },
  {
    from: onPage('about-light-1920'),
    position: 'right',
    as: 'about',
    headline: aboutCopy.poster.title(site.brand),
  },
  { from: onPage('contact-light-2400'), position: 'right', as: 'contact', headline: contact.title },
  {
    from: onPage('spring-light-2400'),
    position: 'centre',
    as: 'spring',
    headline: springBreak.hero.title.join(' '),
  },
  {
    from: onPage('break-winter-light-2400'),
    position: 'right',
    as: 'winter',
    headline: winterBreak.hero.title.join(' '),
  },
  {
    from: onPage('break-summer-light-2400'),
    position: 'right',
    as: 'summer',
    headline: summerBreak.hero.title.join(' '),
  },
  {
    from: onPage('breaks-light-2400'),
    position: 'right',
    as: 'breaks',
    headline: allBreaksCopy.hero.title.join(' '),
  },
  {
    from: onPage('partner-light-1920'),
    position: 'right',
    as: 'partner',
    headline: partner.poster.title(site.brand),
  },
  { from: onPage('blog-light-1920'), position: 'right', as: 'blog', headline: blogCopy.title },
];

const LEFT = 64;

/** The mark and the name, the headline and what the site is about, over the calm corner of a drawing, as an SVG file. */
export function shareText(headline: string, sprite: Sprite): string {
  const { width, height } = SIZE;
  const title = setText(headline, {
    face: 'Calistoga',
    sizes: [72, 66, 62, 56],
    width: 640,
    most: 2,
  });
  const name = { right: 0, y: 82, size: 52 };
  // As wide as it is drawn to the left of its end.
  name.right = LEFT + name.size * (1.16 + 0.86 * lineWidth(site.brand, 'Calistoga'));
  const fill = dayColors.ink;
  const base = (at: number) => Math.round(160 + at * title.size * 1.02);
  const below = base(title.lines.length - 1) + 46;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    brand(site.brand, name, sprite),
    ...title.lines.map((line, at) =>
      svgText(line, { x: LEFT, y: base(at), size: title.size, face: 'Calistoga', fill }),
    ),
    svgText(SUBJECT, { x: LEFT, y: below, size: 32, face: 'Nunito Sans', fill }),
    '</svg>',
  ].join('');
}

/** What a shared link shows: the pages' own light pictures with words on them, as JPEGs that every network reads. */
export async function renderSharePictures(folder: string): Promise<void> {
  await mkdir(join(folder, 'share'), { recursive: true });
  const [sprite, faces] = await Promise.all([readSprite(), loadFaces()]);
  await Promise.all(
    sharePages.map(({ from, position, as, headline }) =>
      sharp(from)
        .resize({ ...SIZE, fit: 'cover', position })
        .flatten({ background: WALL })
        .composite([{ input: Buffer.from(outlineText(shareText(headline, sprite), faces)) }])
        .jpeg({ quality: 84, mozjpeg: true })
        .toFile(join(folder, `share/${as}.jpg`)),
    ),
  );
}
