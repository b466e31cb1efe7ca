// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { closeParts, openPart } from '#tests/fakes/openPart.tsx';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { useOpenRows } from './useOpenRows.ts';

afterEach(() => {
  closeParts();
  vi.unstubAllGlobals();
});

function Rows() {
  const rowProps = useOpenRows(['look'], true);
  return (
    <>
      <AppLink to="/settings" hash="backup">
        Save a backup
      </AppLink>
      {['look', 'backup'].map((id) => (
        <details key={id} id={id} open={rowProps(id).open} />
      ))}
    </>
  );
}

test('opens a closed row by its link and scrolls to it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function into() {
    shown.push(this.id);
  };
  const { box } = await openPart(fakeApp({ store: fakeDevice().openApp() }), <Rows />);
  const open = () => [...box.querySelectorAll('details[open]')].map(({ id }) => id);
  await expect.poll(() => box.querySelectorAll('details').length).toBe(2);
  expect(open()).toEqual([]);
  box.querySelector('a')?.click();
  await expect.poll(open).toEqual(['backup']);
  await expect.poll(() => shown).toContain('backup');
});
