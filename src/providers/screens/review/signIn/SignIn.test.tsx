// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { reviewCopy } from '#providers/words/review.ts';
import type { SignInOutcome } from '#account/store/authClient.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { closeParts, descriptionOf, openPart, typeInto } from '#tests/fakes/openPart.tsx';
import { SignIn } from './SignIn.tsx';

afterEach(closeParts);

const { signIn: copy } = reviewCopy;

async function opened() {
  const signIn = vi.fn<(email: string, password: string) => Promise<SignInOutcome>>();
  const app = fakeApp({ store: fakeDevice().openApp() });
  const session = await app.session();
  const page = await openPart(app, <SignIn session={{ ...session, signIn }} />);
  await expect.poll(page.heading).toBe(copy.title);
  return { signIn, page };
}

test('reports sign-in errors under the focused field', async () => {
  const { signIn, page } = await opened();
  signIn.mockResolvedValue('wrong');
  const [email, password] = [page.field(copy.email), page.field(copy.password)];
  page.press(copy.action);
  await expect.poll(() => descriptionOf(email)).toBe(copy.needsEmail);
  expect(document.activeElement).toBe(email);
  typeInto(email, 'ann@camply.example');
  page.press(copy.action);
  await expect.poll(() => descriptionOf(password)).toBe(copy.needsPassword);
  typeInto(password, 'not this one');
  page.press(copy.action);
  await expect.poll(() => descriptionOf(password)).toBe(copy.wrong);
  expect(document.activeElement).toBe(password);
  expect(signIn).toHaveBeenCalledWith('ann@camply.example', 'not this one');
  expect(await axeViolations(page.box)).toEqual([]);
});

test('keeps the typed text when signing in offline', async () => {
  const { signIn, page } = await opened();
  signIn.mockResolvedValue('unreachable');
  typeInto(page.field(copy.email), 'bob@camply.example');
  typeInto(page.field(copy.password), 'A short sentence 4 you');
  page.press(copy.action);
  await expect.poll(page.text).toContain(copy.unreachable.title);
  expect(page.field(copy.email).value).toBe('bob@camply.example');
  expect(page.field(copy.password).value).toBe('A short sentence 4 you');
});
