import { expect, test } from '../support/camply.ts';
import { countLine, fallPath } from '../support/fallPage.ts';

const refusals = {
  'is refused, as with blocked cookies': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  },
  'does not exist': () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  },
};

for (const [name, refuse] of Object.entries(refusals)) {
  test(`where storage ${name}, the list works and the page says that it is not kept`, async ({
    page,
  }) => {
    await page.addInitScript(refuse);
    await page.goto(`${fallPath}?activity=art`);
    await expect(countLine(page)).toBeVisible();
    await expect(page.getByText(/^We can’t save the camps on this device/)).toBeVisible();
    await expect(page.getByText('Error loading featured camps')).toHaveCount(0);
    await expect(page.getByText('Nothing can be saved here.')).toBeVisible();
    await page.getByRole('button', { name: 'Close: Nothing can be saved here.' }).click();
    await expect(page.getByText('Nothing can be saved here.')).toHaveCount(0);
  });
}
