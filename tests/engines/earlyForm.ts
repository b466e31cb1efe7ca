import type { Proxy } from '../e2e/support/proxy.ts';
import type { Engine } from './Engine.ts';
import { until } from './until.ts';

const EMAIL = 'early@home.example';
const PASSWORD = 'a long enough sentence';

/**
 * Fills in "Sign in" as a password manager does, without events, and presses the button before hydration: the page stays, the
 * fields keep their texts, no address holds them, and the press is done once.
 */
export async function earlyForm(engine: Engine, proxy: Proxy, say: (line: string) => void) {
  const hydrate = proxy.hold(/^\/assets\/index-[^/]*\.js$/);
  await engine.visit(`${proxy.url}/login`);
  await engine.evaluate(
    (email, password) => {
      for (const field of document.querySelectorAll('input')) {
        if (field.type === 'email') field.value = email;
        if (field.type === 'password') field.value = password;
      }
      for (const button of document.querySelectorAll('button')) {
        if (button.type === 'submit' && button.checkVisibility()) button.click();
      }
    },
    EMAIL,
    PASSWORD,
  );
  await expectNothingInAddress(engine);
  say('  the press before hydration stays on the page');
  hydrate();
  await until(engine, 'the answer', () => /Email and password don/.test(document.body.innerText));
  await expectNothingInAddress(engine);
  const grants = proxy.requests.filter((one) => one.includes('grant_type=password'));
  if (grants.length !== 1) throw new Error(`${engine.name}: sent ${grants.length} times, not once`);
  const leaks = proxy.requests.filter((one) => /early(?:@|%40)|sentence/.test(one));
  if (leaks.length > 0) throw new Error(`${engine.name}: typed words in ${leaks.join(', ')}`);
  say('  it is done once after it');
}

async function expectNothingInAddress(engine: Engine): Promise<void> {
  const { address, email } = await engine.evaluate(() => ({
    address: window.location.pathname + window.location.search,
    email: document.querySelector<HTMLInputElement>('input[type="email"]')?.value ?? '',
  }));
  if (address !== '/login') throw new Error(`${engine.name}: the page went to ${address}`);
  if (email !== EMAIL) throw new Error(`${engine.name}: the field lost its text`);
}
