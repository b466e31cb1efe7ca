import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import type { LocalStore } from '#data/device/db.ts';
import type { OutboxTools } from '#data/outbox/createOutbox.ts';
import { AppContext } from '#data/useApp.ts';
import { ListingPage } from '#features/listing/ListingPage.tsx';
import { fakeApp } from './fakeApp.ts';
import type { FakeSubmissions } from './FakeSubmissions.ts';

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
type Field = keyof typeof filledIn;

type ListingTabGiven = {
  submissions: FakeSubmissions;
  outbox?: Partial<OutboxTools> | undefined;
  editId?: string | null;
};

const open = new Set<() => void>();

/** The listing form of one tab in jsdom, over this storage and server. */
export async function openListingTab(
  store: LocalStore,
  { submissions, outbox, editId = null }: ListingTabGiven,
) {
  // jsdom does not scroll.
  window.scrollTo = () => undefined;
  const app = fakeApp({
    store,
    submissions,
    // Tabs choose ids of their own.
    outbox: { randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)), ...outbox },
  });
  const page = () => (
    <AppContext value={app}>
      <ListingPage editId={editId} onNew={() => undefined} />
    </AppContext>
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: page, notFoundComponent: page }),
    history: createMemoryHistory({ initialEntries: ['/list-your-camp'] }),
  });
  await router.load();
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  root.render(<RouterProvider router={router} />);
  open.add(() => {
    root.unmount();
    box.remove();
  });

  const input = (field: Field): HTMLInputElement => {
    const found = box.querySelector<HTMLInputElement>(`#listing-${field}`);
    if (!found) throw new Error(`no ${field} in ${box.textContent}`);
    return found;
  };
  function type(field: Field, text: string): void {
    // React listens to the browser's own setter.
    Reflect.set(HTMLInputElement.prototype, 'value', text, input(field));
    input(field).dispatchEvent(new Event('input', { bubbles: true }));
  }
  return {
    box,
    type,
    valueOf: (field: Field) => box.querySelector<HTMLInputElement>(`#listing-${field}`)?.value,
    fillIn(different: Partial<Record<Field, string>> = {}) {
      for (const [field, text] of Object.entries({ ...filledIn, ...different })) {
        if (isField(field)) type(field, text);
      }
    },
    press: () => box.querySelector('form')?.requestSubmit(),
    heading: () => box.querySelector('h1')?.textContent ?? '',
  };
}

const isField = (name: string): name is Field => name in filledIn;

/** All tabs are closed. */
export function closeListingTabs(): void {
  for (const close of open) close();
  open.clear();
}
