import type { Proxy } from '../e2e/support/proxy.ts';
import type { Engine } from './Engine.ts';
import { makeYear } from './family.ts';
import { hasText, presses, types, waiter } from './until.ts';

/**
 * Sync between two browsers: one turns it on, the other takes the plan by ten letters, is started again where it can be, and
 * sends back a heart. The keys that cannot be read out come from storage then. Throws at the first failure.
 */
export async function twoDevices(
  first: Engine,
  proxy: Proxy,
  say: (line: string) => void,
  open: () => Promise<Engine | null>,
) {
  const second = await open();
  if (second === null) throw new Error(`${first.name}: no second browser`);
  try {
    const wait = waiter(first, say);
    const see = waiter(second, say);

    await first.visit(`${proxy.url}/my-camps`);
    await makeYear(wait);
    await first.visit(`${proxy.url}/settings#sync`);
    await wait('sync', presses, 'details#sync input[role=switch]', '');
    await wait('it is turned on', presses, 'dialog button', 'Turn on');
    await wait('the recovery code', hasText, 'Your recovery code');
    await wait('it is kept', presses, 'dialog input[type=checkbox]', '');
    await wait('all is said', presses, 'dialog button', 'Done');

    // Loaded again: what opens the keys is what the browser stored.
    await first.visit(`${proxy.url}/settings#sync`);
    await wait('another device', presses, 'details#sync button', 'Add a device');
    await wait('its letters', lettersShown);
    const letters = await first.evaluate(lettersShown);

    await second.visit(`${proxy.url}/settings#sync`);
    await see('the plan of another phone', presses, 'details#sync button', 'I have it on another');
    await see('the letters', types, 'dialog input', letters);
    await see('they are sent', presses, 'dialog button', 'Continue');
    await see('it is taken', presses, 'dialog button', 'Bring it here');
    await see('both are in step', hasText, 'Your devices are in sync');
    if (await second.restart()) say('  started again');
    await second.visit(`${proxy.url}/my-camps`);
    await see('the child', hasText, 'Wren');

    await second.visit(`${proxy.url}/browse/winter-break`);
    await see('the list', hasText, 'Showing ');
    await see('a heart', presses, 'article [aria-label$="to favorites"][aria-pressed=false]', '');
    await first.visit(`${proxy.url}/settings#sync`);
    await wait('it is here, too', syncsHeart);
  } finally {
    await second.close();
  }
}

const lettersShown = () =>
  /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{2}/.exec(document.body.innerText)?.[0] ?? '';

/** Asks until the other device has sent it. */
function syncsHeart(): boolean {
  for (const button of document.querySelectorAll<HTMLElement>('details#sync button')) {
    if (button.innerText.includes('Sync now')) button.click();
  }
  return document.querySelector('a[aria-label$=", 1 saved"]') !== null;
}
