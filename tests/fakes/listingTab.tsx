import type { LocalStore } from '#base/storage/db.ts';
import type { OutboxTools } from '#providers/store/outbox/createOutbox.ts';
import { ListingPage } from '#providers/screens/listing/ListingPage.tsx';
import { fakeApp } from './fakeApp.ts';
import type { FakeSubmissions } from './FakeSubmissions.ts';
import { openPart, typeInto } from './openPart.tsx';

/** All that a listing needs. */
const filledIn = {
  providerName: 'Moss & Marble',
  email: 'hello@moss.example',
  websiteUrl: 'https://moss.example',
  theme: 'Pottery',
  ageMin: '6',
  ageMax: '11',
  streetAddress: '18 Ponce Pl',
  city: 'Decatur',
  zipCode: '30030',
  datesText: 'Oct 6-10',
};
type Field = keyof typeof filledIn | 'state' | 'hours' | 'price';

type ListingTabGiven = {
  submissions: FakeSubmissions;
  outbox?: Partial<OutboxTools> | undefined;
  editId?: string | null;
  onNew?: () => void;
};

/** The listing form of one tab in jsdom, over this storage and server. */
export async function openListingTab(
  store: LocalStore,
  { submissions, outbox, editId = null, onNew = () => undefined }: ListingTabGiven,
) {
  const app = fakeApp({
    store,
    submissions,
    // Tabs choose ids of their own.
    outbox: { randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)), ...outbox },
  });
  const { box, heading, texts } = await openPart(
    app,
    <ListingPage editId={editId} onNew={onNew} />,
  );

  const input = (field: Field): HTMLInputElement => {
    const found = box.querySelector<HTMLInputElement>(`#listing-${field}`);
    if (!found) throw new Error(`no ${field} in ${box.textContent}`);
    return found;
  };
  const type = (field: Field, text: string) => typeInto(input(field), text);
  return {
    box,
    heading,
    texts,
    type,
    valueOf: (field: Field) => box.querySelector<HTMLInputElement>(`#listing-${field}`)?.value,
    fillIn(different: Partial<Record<Field, string>> = {}) {
      for (const [field, text] of Object.entries({ ...filledIn, ...different })) {
        if (isField(field)) type(field, text);
      }
    },
    press: () => box.querySelector('form')?.requestSubmit(),
    leave: (field: Field) =>
      input(field).dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
    paste(field: Field, text: string) {
      const pasted = new Event('paste', { bubbles: true, cancelable: true });
      // jsdom has no clipboard.
      input(field).dispatchEvent(Object.assign(pasted, { clipboardData: { getData: () => text } }));
    },
    /** Of the field, as a screen reader has it; null without one. */
    message(field: Field): string | null {
      if (input(field).getAttribute('aria-invalid') !== 'true') return null;
      const [id = ''] = (input(field).getAttribute('aria-describedby') ?? '').split(' ');
      return document.getElementById(id)?.textContent ?? '';
    },
    button(name: string): HTMLButtonElement | undefined {
      return [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    },
  };
}

const isField = (name: string): name is Field =>
  name in filledIn || name === 'state' || name === 'hours' || name === 'price';
