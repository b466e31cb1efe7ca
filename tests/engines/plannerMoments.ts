import type { Proxy } from '../e2e/support/proxy.ts';
import type { Engine } from './Engine.ts';
import { makeYear, OPEN_DAY, opensBreak } from './family.ts';
import { goOffline, hasText, isCached, presses, waiter } from './until.ts';

/**
 * The planner with the server down: a first name and a district make the year; an open day is covered with one tap and
 * opened again with another; a first choice with a waitlist offers the second. Throws at the first failure.
 */
export async function plannerMoments(engine: Engine, proxy: Proxy, say: (line: string) => void) {
  const wait = waiter(engine, say);
  const press = (what: string, selector: string, text = '') => wait(what, presses, selector, text);

  await engine.visit(`${proxy.url}/my-camps`);
  await wait('no child yet', hasText, 'Who’s off school?');
  await goOffline(engine, proxy, wait, isCached);

  await engine.visit(`${proxy.url}/my-camps`);
  await makeYear(wait);
  await wait('a holiday at home, as a guess', hasGuess);

  await wait('a break with an open day that a camp closes', opensBreak, OPEN_DAY);
  const before = await engine.evaluate(poster);
  await press('the open day', OPEN_DAY);
  await wait('camps for it', hasButton, 'dialog', 'Add');
  await press('the first is added', 'dialog li button', 'Add');
  await wait('the poster says so', says, before, 'others');
  await press('and is taken back', '[data-radix-collection-item] button, ol button', 'Undo');
  await wait('the poster is as before', says, before, 'these words');

  await press('the open day again', OPEN_DAY);
  await press('a first choice', 'dialog li button', 'Add');
  await wait('it holds the day', says, before, 'others');
  await press('its sheet', '[data-cell][data-status=planned]');
  await press('a second choice is looked for', 'dialog button', 'Find a second choice');
  await press('and taken along', 'dialog li button', 'second choice');
  await wait('the sheet is closed', hasNone, 'dialog[open]');
  await press('the first again', '[data-cell][data-status=planned]');
  await press('it has a waitlist', 'dialog input[value=waitlisted]');
  await press('the second is taken', 'dialog button', 'Take it');
  await wait('the day is held', says, before, 'others');
}

const hasButton = (within: string, text: string) =>
  [...document.querySelectorAll(`${within} button`)].some(({ textContent }) =>
    textContent.includes(text),
  );
const hasNone = (selector: string) => document.querySelector(selector) === null;

/** On a holiday somebody is at home, we guess. Further down the page draws no text before it is in sight. */
const hasGuess = () =>
  [...document.querySelectorAll('section[aria-labelledby=school-year] ol > li')].some(
    ({ textContent }) => textContent.includes('guess'),
  );

/** What the poster says: '2 of 5 days covered 1 open, 2 in part'. */
const poster = () =>
  document
    .querySelector<HTMLElement>('section[aria-label$="in one number"]')
    ?.innerText.replaceAll(/\s+/g, ' ') ?? '';
/** `wanted`: 'these words', or 'others'. */
const says = (words: string, wanted: string) => {
  const section = document.querySelector<HTMLElement>('section[aria-label$="in one number"]');
  return (section?.innerText.replaceAll(/\s+/g, ' ') === words) === (wanted === 'these words');
};
