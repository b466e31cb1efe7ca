import type { Proxy } from '../e2e/support/proxy.ts';
import type { Engine } from './Engine.ts';
import { makeYear, OPEN_DAY, opensBreak } from './family.ts';
import { goOffline, hasText, isCached, presses, types, waiter } from './until.ts';

/**
 * A plan shared to read: its link opens it in another browser with an initial only and leaves the address; the plan follows
 * the family's next change, is there with no network, and goes once the link is taken back. Throws at the first failure.
 */
export async function sharedLink(
  family: Engine,
  proxy: Proxy,
  say: (line: string) => void,
  open: () => Promise<Engine | null>,
) {
  const guest = await open();
  if (guest === null) throw new Error(`${family.name}: no second browser`);
  try {
    const wait = waiter(family, say);
    const press = (what: string, selector: string, text: string) =>
      wait(what, presses, selector, text);
    const see = waiter(guest, say);

    await family.visit(`${proxy.url}/my-camps`);
    await makeYear(wait);
    await wait('a break with an open day that a camp closes', opensBreak, OPEN_DAY);
    await press('sharing', 'main button', 'Share');
    await press('by a link', 'dialog button', 'Share by a link');
    await wait('its name', types, 'dialog input[list]', 'Grandma');
    await press('to look', 'dialog input[value=read]', '');
    await press('it is made', 'dialog button', 'Make the link');
    await wait('the link', hasText, 'The link for Grandma is ready');
    const { pathname, hash } = new URL(await family.evaluate(madeLink));
    await press('all is said', 'dialog button', 'Done');

    await guest.visit(proxy.url + pathname + hash);
    await see('the plan, with an initial', planSays, 'W, not settled yet');
    await expectNoSecret(guest, proxy, hash.slice(1));
    say('  no name, and no secret in the address');

    await press('the open day', OPEN_DAY, '');
    await press('a camp for it', 'dialog li button', 'Add');
    await wait('its day is planned', plannedCamp);
    const camp = (await family.evaluate(plannedCamp)) ?? '';
    await see(`the change: ${camp}`, planSays, `W, ${camp}`);

    await goOffline(guest, proxy, see, isCached);
    await guest.visit(`${proxy.url}/shared`);
    await see('no signal', hasText, 'No signal right now');
    await see('the plan as it was', planSays, `W, ${camp}`);
    await proxy.start();

    await family.visit(`${proxy.url}/settings#links`);
    await press('the link again', 'button', 'Take back: Grandma');
    await press('it is to go', 'button', 'Yes, take it back');
    await wait('it is gone', hasText, 'The link for Grandma is taken back.');
    await see('it was taken back', hasText, 'This link was taken back');
    if (await guest.evaluate(planSays, camp)) throw new Error(`${guest.name}: the plan is left`);
    say('  nothing is left of the plan');
  } finally {
    await guest.close();
  }
}

const madeLink = () =>
  document.querySelector<HTMLInputElement>('dialog input[readonly]')?.value ?? '';

const plannedCamp = () => document.querySelector('[data-cell][data-status=planned] b')?.textContent;

/** Also of days that are shown once they are asked for. */
const planSays = (words: string) =>
  document.querySelector('main')?.textContent.includes(words) === true;

async function expectNoSecret(guest: Engine, proxy: Proxy, secret: string): Promise<void> {
  for (const words of ['Wren', 'Change this day']) {
    if (await guest.evaluate(planSays, words)) throw new Error(`${guest.name}: shows "${words}"`);
  }
  const address = await guest.evaluate(() => window.location.pathname + window.location.hash);
  if (address !== '/shared') throw new Error(`${guest.name}: the address is ${address}`);
  const seen = [...proxy.requests, ...proxy.referrers].filter((one) => one.includes(secret));
  if (secret === '' || seen.length > 0) throw new Error(`${guest.name}: sent ${seen.join(', ')}`);
}
