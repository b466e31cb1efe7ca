// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { mailPreviews } from '#base/mail/mailPreviews.ts';
import { site } from '#base/site.ts';
import { mailPreviewCopy } from '#providers/words/reviewMail.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { closeParts, openPart } from '#tests/fakes/openPart.tsx';
import { MailPreviews } from './MailPreviews.tsx';

afterEach(closeParts);

test('shows the first and the later mail of each kind, whole', async () => {
  const page = await openPart(fakeApp({ store: fakeDevice().openApp() }), <MailPreviews />);
  await expect.poll(page.heading).toBe(mailPreviewCopy.title);
  expect(page.texts('h2')).toEqual(Object.values(mailPreviewCopy.kinds));
  for (const { subject, text } of mailPreviews(site)) {
    expect(page.texts('h3')).toContain(subject);
    expect(page.texts('article p')).toContain(text);
  }
  expect(await axeViolations(page.box)).toEqual([]);
});
