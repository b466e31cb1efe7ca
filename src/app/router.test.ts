import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { createAppRouter } from './router.tsx';

/** The app opened at an address, as the address bar shows it once the page is there. */
async function openAt(address: string) {
  const router = createAppRouter(fakeApp({ store: fakeDevice().openApp() }));
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  return router;
}

test('an address holds only what differs from the defaults, with plain commas', async () => {
  const router = await openAt('/about');
  const filtered = router.buildLocation({
    to: '/browse/fall-break',
    search: { activity: 'art', location: '', sort: 'soonest', view: 'map' },
  });
  expect(filtered.href).toBe('/browse/fall-break?activity=art&view=map');
  const compared = router.buildLocation({
    to: '/compare',
    search: { camps: 'a&b,c', near: '30030' },
  });
  expect(compared.href).toBe('/compare?camps=a%26b,c&near=30030');
});

test('a ZIP code in an address stays text', async () => {
  const { latestLocation } = await openAt('/compare?camps=a%26b,c&near=30030');
  expect(latestLocation.search).toEqual({ camps: 'a&b,c', near: '30030' });
});

test('opens the page without filters for a broken address', async () => {
  const broken =
    '/browse/fall-break?search=%ZZ&activity[]=x&start=tomorrow&end=2025-13-45&view=globe';
  const router = await openAt(broken);
  const match = router.matchRoutes(router.latestLocation).at(-1);
  expect([match?.routeId, match?.error]).toEqual(['/browse/fall-break', undefined]);
  expect(match?.search).toMatchObject({ start: '', end: '', view: 'list', activity: '' });
});
