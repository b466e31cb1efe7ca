// The real worker in a real browser, under the policy of the built page.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pngBomb, seeThroughLogo, sidewaysPhoto } from '../../fixtures/pictures.ts';
import { expect, test } from '../support/camply.ts';
import { field, fillIn, form, openListing, submitButton } from '../support/listingPage.ts';

type File = { name: string; mimeType: string; buffer: Buffer };

const choose = (page: Page, file: File) => page.locator('#listing-logo').setInputFiles(file);
const kept = (page: Page) => form(page).getByText(/^\d+ kB, \d+ × \d+, saved on this device$/);
const problem = (page: Page) => form(page).getByRole('alert');

/** The bytes this phone keeps, once they are stored. */
async function storedLogo(page: Page): Promise<Buffer> {
  const read = () =>
    page.evaluate(
      () =>
        new Promise<number[] | null>((resolve) => {
          const opening = indexedDB.open('camply');
          opening.addEventListener('success', () => {
            const db = opening.result;
            const asking = db.transaction('logos').objectStore('logos').getAll();
            asking.addEventListener('success', () => {
              db.close();
              const [logo] = asking.result;
              resolve(logo === undefined ? null : [...new Uint8Array(logo.bytes)]);
            });
          });
        }),
    );
  await expect.poll(read).not.toBeNull();
  return Buffer.from((await read()) ?? []);
}

const formats = 'Only .jpg, .jpeg, .png and .webp formats are supported';
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="canary()"><script>canary()</script></svg>';
const refused: [string, string, () => Buffer | Promise<Buffer>][] = [
  ['SVG named .png', formats, () => Buffer.from(svg)],
  ['GIF named .png', formats, () => Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
  ['HTML named .png', formats, () => Buffer.from('<!doctype html><script>canary()</script>')],
  ['an empty file', 'That file is empty', () => Buffer.alloc(0)],
  ['more than 5MB', 'File size must be less than 5MB', () => Buffer.alloc(5 * 1024 * 1024 + 1)],
  ['a bomb of 256 million pixels', 'That picture is too large to open', () => pngBomb()],
  [
    'half a photo',
    'That picture can’t be opened',
    async () => {
      const photo = await sidewaysPhoto();
      return photo.subarray(0, photo.length / 2);
    },
  ],
];

test('prepares a logo in the worker and explains why a file is refused', async ({ page }) => {
  await openListing(page);
  await test.step('a photo is turned upright, shrunk, and says no more where it was taken', async () => {
    const photo = await sidewaysPhoto();
    expect((await sharp(photo).metadata()).exif?.includes('Sample Phone')).toBe(true);
    await choose(page, { name: 'camp.jpg', mimeType: 'image/jpeg', buffer: photo });
    await expect(kept(page)).toHaveText(/, 768 × 1024, saved on this device$/);
    await expect(form(page).getByText('camp.jpg')).toBeVisible();

    const stored = await storedLogo(page);
    const { format, width, height, exif, xmp, orientation } = await sharp(stored).metadata();
    expect({ format, width, height, exif, xmp, orientation }).toEqual({
      format: 'webp',
      width: 768,
      height: 1024,
      exif: undefined,
      xmp: undefined,
      orientation: undefined,
    });
    const { data } = await sharp(stored)
      .resize(1, 2)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([(data[0] ?? 0) > 200, (data[5] ?? 0) > 200], 'red above blue').toEqual([true, true]);

    // As parents will see it, and gone with one press; the focus stays.
    const preview = page.getByRole('complementary', { name: 'Live preview' });
    await expect(preview.locator('img[src^="data:image/webp"]')).toBeVisible();
    await form(page).getByRole('button', { name: 'Remove' }).click();
    await expect(kept(page)).toHaveCount(0);
    await expect(page.locator('#listing-logo')).toBeFocused();
  });
  await test.step('what is no logo is refused, and the earlier one stays', async () => {
    for (const [name, message, make] of refused) {
      await choose(page, { name: 'logo.png', mimeType: 'image/png', buffer: await make() });
      await expect(problem(page), name).toContainText(message);
      await expect(kept(page), name).toHaveCount(0);
      await expect(page.locator('#listing-logo')).toHaveAttribute(
        'aria-describedby',
        'listing-logo-error',
      );
      await form(page).getByRole('button', { name: 'Continue without a logo' }).click();
      await expect(problem(page)).toHaveCount(0);
    }
    const buffer = await seeThroughLogo();
    await choose(page, { name: 'logo.png', mimeType: 'image/png', buffer });
    await expect(kept(page)).toHaveText(/, 300 × 200, /);
    const hasAlpha = async () => (await sharp(await storedLogo(page)).metadata()).hasAlpha;
    await expect.poll(hasAlpha, 'what is see-through stays so').toBe(true);
    await choose(page, { name: 'other.png', mimeType: 'image/png', buffer: Buffer.from(svg) });
    await expect(problem(page)).toContainText(formats);
    await expect(kept(page)).toBeVisible();

    // It holds up a submit, with the focus on it.
    await fillIn(page);
    await submitButton(page).click();
    await expect(page.locator('#listing-logo')).toBeFocused();
    await form(page).getByRole('button', { name: 'Keep the earlier logo' }).click();
    await expect(problem(page)).toHaveCount(0);
    await expect(field(page, 'Camp name')).toHaveValue('Moss & Marble');
  });
});
