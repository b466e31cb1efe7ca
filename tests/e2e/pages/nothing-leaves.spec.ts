import { canaries } from '#tests/recorder/canaries.ts';
import { expect, networkErrors, test } from '../support/camply.ts';
import { openPage } from '../support/openPage.ts';

test.use({ expectedConsoleErrors: networkErrors });

// Every journey fails when a word of the family's leaves the phone (support/camply.ts). Here the recorder itself is tried.
test('detects a name anywhere in a request', async ({ page, leaked }) => {
  await openPage(page, '/faq');
  const expectSeen = async (word: string, send: () => Promise<unknown>) => {
    await send();
    await expect.poll(() => [...leaked]).toEqual([word]);
    leaked.clear();
  };

  await expectSeen(canaries.child, () =>
    page.evaluate((word) => fetch(`/faq?who=${word}`), canaries.child),
  );
  await expectSeen(canaries.school, () =>
    page.evaluate((word) => fetch('/faq', { method: 'POST', body: btoa(word) }), canaries.school),
  );
  await expectSeen(canaries.note, () =>
    page.evaluate((word) => fetch('/faq', { headers: { 'x-note': word } }), canaries.note),
  );
  await expectSeen(canaries.parent, () =>
    page.evaluate(async (word) => {
      const packed = new Blob([word]).stream().pipeThrough(new CompressionStream('gzip'));
      await fetch('/faq', { method: 'POST', body: await new Response(packed).blob() });
    }, canaries.parent),
  );
  await expectSeen(canaries.street, () =>
    page.evaluate((word) => navigator.sendBeacon('/faq', word), canaries.street),
  );
  await expectSeen(canaries.child, () =>
    page.evaluate((word) => console.log(word), canaries.child),
  );
});
