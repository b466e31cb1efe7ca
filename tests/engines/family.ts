import { hasText, presses, types, type Wait } from './until.ts';

/** A day of the week grid that at least one camp closes: '3 fit, open'. */
export const OPEN_DAY = '[data-cell]:is([aria-label$=" fit, open"], [aria-label$=" fits, open"])';

/** The first form of My Schedule: a first name and a district make the whole year. */
export async function makeYear(wait: Wait) {
  await wait('the form', hasText, 'School district');
  await wait('a name', types, 'form input', 'Wren');
  await wait('a district', chooses, 'DeKalb County');
  await wait('the days off', presses, 'form button[type=submit]', '');
  await wait('the whole year', hasBreaks, '2');
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

/** Shows one break after the other until one has such a day. */
export function opensBreak(openDay: string): boolean {
  if (document.querySelector(openDay)) return true;
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      'section[aria-labelledby=school-year] ol > li button',
    ),
  ];
  const at = all.findIndex((button) => button.getAttribute('aria-current') === 'true');
  all[(at + 1) % all.length]?.click();
  return false;
}
