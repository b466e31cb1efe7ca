import { expect, type Page } from '@playwright/test';
import { dayCell } from './planner.ts';

export const sheet = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

const schoolCalendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//school//en',
  ...[
    ['20251112', 'Teacher workday'],
    ['20251126', 'Early dismissal'],
    ['20251219', 'Book fair'],
  ].flatMap(([day, name]) => [
    'BEGIN:VEVENT',
    `UID:${day}@school.example`,
    `DTSTART;VALUE=DATE:${day}`,
    `SUMMARY:${name}`,
    'END:VEVENT',
  ]),
  'END:VCALENDAR',
].join('\r\n');

async function openCalendar(page: Page): Promise<void> {
  await press(page, 'Add a day off');
  await sheet(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'school.ics',
      mimeType: 'text/calendar',
      buffer: Buffer.from(schoolCalendar),
    });
  await expect(sheet(page).getByText('We found 3 entries')).toBeVisible();
}

/** Every sheet of My Schedule, and what opens it in the week of plannerWeek.ts. */
export const plannerSheets: readonly { name: string; open: (page: Page) => Promise<void> }[] = [
  { name: 'day sheet', open: (page) => dayCell(page, 'Friday', 'Ada').click() },
  {
    name: 'day sheet, nothing fits',
    open: async (page) => {
      await press(page, /^Workday/);
      await dayCell(page, 'Monday', 'Wren').click();
    },
  },
  { name: 'day sheet, waitlisted', open: (page) => dayCell(page, 'Wednesday', 'Max').click() },
  { name: 'camp sheet', open: (page) => dayCell(page, 'Monday', 'Ada').click() },
  {
    name: 'move sheet',
    open: async (page) => {
      await dayCell(page, 'Monday', 'Ada').click();
      await press(page, 'Move days');
    },
  },
  { name: 'home sheet', open: (page) => dayCell(page, 'Friday', 'Max').click() },
  { name: 'own sheet', open: (page) => press(page, 'Add your own') },
  {
    name: 'own sheet, a trip',
    open: async (page) => {
      await press(page, 'Add your own');
      await press(page, 'We’re away');
    },
  },
  {
    name: 'own sheet, a pasted mail',
    open: async (page) => {
      await press(page, 'Add your own');
      await sheet(page).getByText('Paste an email or a link').click();
      await sheet(page)
        .getByLabel('What they sent you')
        .fill('YMCA Fall Camp\nOct 6-10, 9am-4pm, $60 a day\n1100 Clairemont Avenue, Decatur');
      await press(page, 'Fill it in');
    },
  },
  {
    name: 'own entry',
    open: async (page) => {
      await dayCell(page, 'Friday', 'Ada').click();
      await expect(sheet(page)).toBeVisible();
      // The sitter is in the plan already where this runs twice.
      if (await page.getByRole('dialog', { name: 'Grandma' }).isVisible()) return;
      await sheet(page).getByRole('button', { name: 'Grandma' }).click();
      await sheet(page).getByRole('button', { name: 'Add', exact: true }).click();
      await expect(sheet(page)).toHaveCount(0);
      await dayCell(page, 'Friday', 'Ada').click();
    },
  },
  { name: 'child sheet', open: (page) => press(page, 'Add another child') },
  { name: 'hours sheet', open: (page) => press(page, /^Care needed/) },
  { name: 'calendar sheet', open: openCalendar },
  { name: 'summer sheet', open: (page) => press(page, 'When does school end?') },
  { name: 'sign-up sheet', open: (page) => press(page, 'Get ready for Rocket Pond') },
  { name: 'ask sheet', open: (page) => press(page, /^Ask them when sign-up/) },
  { name: 'budget sheet', open: (page) => press(page, 'Set a budget') },
  { name: 'hand-over sheet', open: (page) => press(page, 'Share') },
];
