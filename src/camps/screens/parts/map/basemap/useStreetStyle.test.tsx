// @vitest-environment jsdom
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useStreetStyle } from './useStreetStyle.ts';

const style = { version: 8, sources: { a: { attribution: 'Roads & Co' } }, layers: [] };

let isUp: boolean;
let asked: string[];
let page: HTMLElement;
let root: Root;

/** Says what is shown; pressed, it reports an error of the map. */
function Probe({ url }: { url: string | null }) {
  const [attribution, setAttribution] = useState<string | null>(null);
  const streets = useStreetStyle(url, setAttribution);
  return (
    <button type="button" onClick={streets.onError}>
      {JSON.stringify({ style: streets.style, attribution })}
    </button>
  );
}

const render = (url: string | null) => root.render(<Probe url={url} />);
const shown = (): unknown => JSON.parse(page.textContent || 'null');
const operators = { style, attribution: 'Roads & Co' };
const ours = { style: null, attribution: '' };

beforeEach(() => {
  isUp = true;
  asked = [];
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return isUp ? Response.json(style) : new Response('', { status: 503 });
  });
});
afterEach(() => {
  root.unmount();
  page.remove();
  vi.unstubAllGlobals();
});

describe('the operator’s street map', () => {
  it('is fetched once it has an address, and names its sources', async () => {
    render(null);
    await expect.poll(shown).toEqual({ style: null, attribution: null });
    expect(asked).toEqual([]);
    render('/maps/style.json');
    await expect.poll(shown).toEqual(operators);
    expect(asked).toEqual(['/maps/style.json']);
  });

  it('gives way to our own map at its first error', async () => {
    render('/maps/style.json');
    await expect.poll(shown).toEqual(operators);
    page.querySelector('button')?.click();
    await expect.poll(shown).toEqual(ours);
  });

  it('is fetched again when the network is back', async () => {
    isUp = false;
    render('/maps/style.json');
    await expect.poll(shown).toEqual(ours);
    isUp = true;
    window.dispatchEvent(new Event('online'));
    await expect.poll(shown).toEqual(operators);
  });
});
