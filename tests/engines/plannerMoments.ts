import type { Proxy } from '../e2e/support/proxy.ts';
import type { Engine } from './Engine.ts';
import { goOffline, hasText, presses, waiter } from './until.ts';

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
  await wait('the form', hasText, 'School district');
  await wait('a name', types, 'form input', 'Wren');
  await wait('a district', chooses, 'DeKalb County');
  await press('the days off', 'form button[type=submit]');
  await wait('the whole year', hasBreaks, '2');
  await wait('a holiday at home', hasHome);

  await wait('a break with an open day that a camp fits', opensBreak);
  const before = await engine.evaluate(poster);
  await press('the open day', '[data-cell][aria-label*=" fit, open"]');
  await wait('camps for it', hasButton, 'dialog', 'Add');
  await press('the first is added', 'dialog li button', 'Add');
  await wait('the poster says so', says, before, 'others');
  await press('and is taken back', '[data-radix-collection-item] button, ol button', 'Undo');
  await wait('the poster is as before', says, before, 'these words');

  await press('the open day again', '[data-cell][aria-label*=" fit, open"]');
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

/** React listens to the element's own setter. */
function types(selector: string, text: string): boolean {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) return false;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

function chooses(label: string): boolean {
  const select = document.querySelector<HTMLSelectElement>('form select');
  const option = [...(select?.options ?? [])].find((one) => one.text === label);
  if (!select || !option) return false;
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(
    select,
    option.value,
  );
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

const hasBreaks = (least: string) =>
  document.querySelectorAll('section[aria-labelledby=school-year] ol > li').length >= Number(least);

/** A holiday that no camp covers is covered: somebody is at home. Further down the page draws no text before it is in sight. */
const hasHome = () =>
  [...document.querySelectorAll('section[aria-labelledby=school-year] ol > li')].some(
    ({ textContent }) => textContent.includes('Covered'),
  );

/** Shows one break after the other until one has an open day that a camp fits. */
function opensBreak(): boolean {
  if (document.querySelector('[data-cell][aria-label*=" fit, open"]')) return true;
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      'section[aria-labelledby=school-year] ol > li button',
    ),
  ];
  const at = all.findIndex((button) => button.getAttribute('aria-current') === 'true');
  all[(at + 1) % all.length]?.click();
  return false;
}

/** What the poster says: '2 of 5 days covered 1 open, 2 covered in part'. */
const poster = () =>
  document
    .querySelector<HTMLElement>('section[aria-label$="in one number"]')
    ?.innerText.replaceAll(/\s+/g, ' ') ?? '';
/** `wanted`: 'these words', or 'others'. */
const says = (words: string, wanted: string) => {
  const section = document.querySelector<HTMLElement>('section[aria-label$="in one number"]');
  return (section?.innerText.replaceAll(/\s+/g, ' ') === words) === (wanted === 'these words');
};

const isCached = () =>
  document.documentElement.dataset.cached === 'true' && navigator.serviceWorker.controller !== null;
