import { drawingSources } from './drawingSources.ts';

type Look = 'light' | 'dark';

/** Pictures in public/pictures/pages, each cut in these widths (pixels), 1920 x 800 at the largest. */
const wideCuts = { widths: [640, 1280, 1920], width: 1920, height: 800 };

/**
 * The cuts behind the heroes of the break pages; phones show a strip of the same scene. Their left half is low ground
 * under flat sky, for the text (tests/e2e/pages/words-over-pictures.spec.ts).
 */
const heroCuts = { widths: [640, 1280, 1920, 2400], width: 2400, height: 750 };
const strip = { widths: [640, 960], width: 960, height: 540 };

/** The cuts on top of a page, with text beside the wide one and above the tall one. */
const posterCuts = { widths: [640, 1280, 1920, 2400], width: 2400, height: 1080 };
const posterTall = { widths: [640], width: 640, height: 700 };

const spot = { widths: [256], width: 256, height: 256 };

export const pictureCuts = {
  'home-land': wideCuts,
  'home-tall': { widths: [640, 960], width: 960, height: 911 },
  'home-evening': { widths: [640, 1280, 1920], width: 1920, height: 576 },
  'spot-sign': spot,
  'spot-calendar': spot,
  'spot-phone': spot,
  'spot-friends': spot,
  kitchen: { widths: [640, 960], width: 960, height: 1143 },
  'stamp-decatur': { widths: [320], width: 320, height: 384 },
  'stamp-marietta': { widths: [320], width: 320, height: 384 },
  about: { widths: [640, 1280, 1920], width: 1920, height: 864 },
  contact: posterCuts,
  spring: posterCuts,
  'break-winter': heroCuts,
  'break-spring': heroCuts,
  'break-summer': heroCuts,
  breaks: heroCuts,
  'break-winter-strip': strip,
  'break-spring-strip': strip,
  'break-summer-strip': strip,
  'breaks-strip': strip,
  partner: wideCuts,
  'partner-tall': posterTall,
  blog: wideCuts,
  'blog-tall': { widths: [640], width: 640, height: 554 },
  faq: { widths: [640, 960], width: 960, height: 720 },
  'list-your-camp': { widths: [640, 1280], width: 1280, height: 776 },
  'provider-camp': { widths: [640], width: 640, height: 391 },
  'about-tall': { widths: [640], width: 640, height: 432 },
  'contact-tall': posterTall,
  'spring-tall': posterTall,
} as const;

export type PagePicture = keyof typeof pictureCuts;

const address = (name: PagePicture, look: Look, width: number) =>
  `/pictures/pages/${name}-${look}-${width}.webp`;

/** The files of a picture in one look, for an `<img>`. The narrow one is cached on the phone. */
export function drawing(name: PagePicture, look: Look) {
  const { widths, width } = pictureCuts[name];
  return drawingSources<number>((each) => address(name, look, each), widths, width);
}

/** A picture by day and by night, with the size that keeps its place (ui/DayNightPicture). */
export function pagePicture(name: PagePicture) {
  const { width, height } = pictureCuts[name];
  return { day: drawing(name, 'light'), night: drawing(name, 'dark'), width, height };
}
