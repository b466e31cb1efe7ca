// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { partner } from '#site/words/partner.ts';
import { aSupplyPhone } from '#tests/fakes/aSupplyPhone.ts';
import { closeParts, openPart } from '#tests/fakes/openPart.tsx';
import { FewCamps } from './FewCamps.tsx';

/** jsdom has no layout: the test says what is in sight. */
class Sight {
  static open = new Set<Sight>();
  readonly see: (isIntersecting: boolean) => void;
  constructor(onSeen: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.see = (isIntersecting) => onSeen([{ isIntersecting }]);
  }
  observe() {
    Sight.open.add(this);
  }
  disconnect() {
    Sight.open.delete(this);
  }
}
const scrollTo = (isInSight: boolean) => {
  for (const sight of Sight.open) sight.see(isInSight);
};

afterEach(() => {
  closeParts();
  vi.unstubAllGlobals();
});

test('counts camps only once the section is nearly in sight, and looks no longer then', async () => {
  vi.stubGlobal('IntersectionObserver', Sight);
  const { app } = await aSupplyPhone();
  const subscribed = vi.spyOn(app.directory, 'subscribe');
  const { text, box } = await openPart(app, <FewCamps />);
  await expect.poll(text).toBe(partner.supply.heading + partner.supply.lead);
  // Effects come after the words.
  await expect.poll(() => Sight.open.size).toBe(1);
  scrollTo(false);
  expect(subscribed).not.toHaveBeenCalled();
  scrollTo(true);
  await expect.poll(() => box.querySelector('table')).not.toBeNull();
  expect(text()).toContain('within 5 miles of Decatur');
  expect(Sight.open.size).toBe(0);
});
