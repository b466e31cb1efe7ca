import type { Page } from '@playwright/test';
import { contrastOf, type Rgb } from '../../contrast/color.ts';
import { isSoak, turnOf } from '../support/breadth.ts';
import { expect, networkErrors, test } from '../support/camply.ts';
import { twoFrames } from '../support/openPage.ts';
import { type Box, flatColors, pixelsOf } from '../support/flatColors.ts';

// The drawings are in the prerendered pages; without their scripts the pages open in no time.
test.use({ expectedConsoleErrors: networkErrors });
test.beforeEach(({ page }) => page.route('**/*.js', (route) => route.abort()));

const posters = [
  '/',
  '/browse',
  '/browse-camps',
  '/browse/fall-break',
  '/browse/winter-break',
  '/browse/spring-break',
  '/browse/summer-break',
  '/about',
  '/contact',
  '/parents/spring-break',
  '/for-camp-providers',
  '/blog',
  '/camps/bright-side-theatre-fall-2025',
  '/camps/casa-camaleon-winter-2025',
];

// Each of a picture's two cuts where the words have the least room.
const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];
if (isSoak) screens.push({ width: 320, height: 640 }, { width: 1920, height: 1080 });

/** A line of words, or a button, whose own slab has the color behind its words. */
type Words = { text: string; color: string | null; box: Box };

test('shows words on a picture with a contrast of 4.5', async ({ page }) => {
  test.slow(isSoak, 'every picture on five screens');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of turnOf(posters, posters.length)) {
      await page.goto(path);
      await page.evaluate(hideWords);
      for (const screen of screens) {
        await page.setViewportSize(screen);
        await whenPainted(page, screen.width);
        // Again while a cut of the picture is still on its way to the screen.
        await expect(() => expectFlat(page, `${path} at ${screen.width}, ${colorScheme}`)).toPass({
          timeout: 10_000,
        });
      }
    }
  }
});

// The other look grows from there.
test('knows where the sun of each picture is drawn', async ({ page }) => {
  for (const path of turnOf(posters, posters.length)) {
    await page.goto(path);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await whenPainted(page, screen.width);
      await expect(() => expectSun(page, `${path} at ${screen.width}`)).toPass({ timeout: 10_000 });
    }
  }
});

async function expectSun(page: Page, where: string): Promise<void> {
  await twoFrames(page);
  const suns = await page.evaluate(() =>
    [...document.querySelectorAll('[data-sun]')]
      .map((sun) => sun.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 + scrollY })),
  );
  expect(suns, where).toHaveLength(1);
  for (const { x, y } of suns) {
    const clip = { x: Math.round(x), y: Math.round(y), width: 1, height: 1 };
    const [r = 0, g = 0, b = 0] = (await pixelsOf(await page.screenshot({ fullPage: true, clip })))
      .data;
    expect(isSunny([r, g, b]), `${where}: ${r}, ${g}, ${b}`).toBe(true);
  }
}

/** As --sun: #f8bd3f, give or take what a picture loses. */
const isSunny = ([r, g, b]: Rgb) => r > 236 && g > 175 && g < 205 && b < 90;

async function expectFlat(page: Page, where: string): Promise<void> {
  const { area, words } = await page.evaluate(hideWords);
  await twoFrames(page);
  expect(words.length, `${where}: words on the picture`).toBeGreaterThan(0);
  const picture = await pixelsOf(await page.screenshot({ fullPage: true, clip: area }));
  for (const { text, color, box } of words) {
    const { flat, other } = flatColors(picture, box);
    expect(other, `${where}, ${text}: share of the drawing`).toBeLessThan(0.002);
    if (color === null) continue;
    const worst = Math.min(...flat.map((behind) => contrastOf(readColor(color), behind)));
    expect(worst, `${where}, ${text}: contrast`).toBeGreaterThanOrEqual(4.5);
  }
}

/** Until the layout of this width, the fonts and the cut of the picture that fits are there. */
const whenPainted = (page: Page, width: number) =>
  expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        const images = [
          ...document.querySelectorAll<HTMLImageElement>(':is(section, header):has(h1) img'),
        ];
        const shown = images.filter((image) => image.checkVisibility());
        // Fails when a screen of another width asks for another cut meanwhile.
        const decoded = await Promise.allSettled(shown.map((image) => image.decode()));
        const isPainted = decoded.every(({ status }) => status === 'fulfilled');
        return isPainted && window.innerWidth === wanted && document.fonts.status === 'loaded';
      }, width),
    )
    .toBe(true);

/** Makes the words of the hero invisible; returns the area they took, and where in it each line and button stood. */
function hideWords(): { area: Box; words: Words[] } {
  const hero = document.querySelector(':is(section, header):has(h1)');
  const found = [...(hero?.querySelectorAll<HTMLElement>('h1, p, a, button') ?? [])].flatMap(
    (element) => {
      const text = element.textContent;
      const isButton = element.matches('a, button');
      const color = isButton ? null : getComputedStyle(element).color;
      element.style.visibility = 'hidden';
      const range = document.createRange();
      range.selectNodeContents(element);
      const boxes = isButton ? [element.getBoundingClientRect()] : [...range.getClientRects()];
      return boxes
        .filter(({ width, height }) => width > 0 && height > 0)
        .map((box) => ({ text, color, box }));
    },
  );
  const x = Math.floor(Math.min(...found.map(({ box }) => box.left)));
  const y = Math.floor(Math.min(...found.map(({ box }) => box.top)));
  const width = Math.ceil(Math.max(...found.map(({ box }) => box.right))) - x;
  const height = Math.ceil(Math.max(...found.map(({ box }) => box.bottom))) - y;
  const words = found.map(({ text, color, box }) => ({
    text,
    color,
    box: { x: box.x - x, y: box.y - y, width: box.width, height: box.height },
  }));
  return { area: { x, y, width, height }, words };
}

function readColor(css: string): Rgb {
  const [r = Number.NaN, g = Number.NaN, b = Number.NaN] = (css.match(/[\d.]+/g) ?? []).map(Number);
  return [r, g, b];
}
