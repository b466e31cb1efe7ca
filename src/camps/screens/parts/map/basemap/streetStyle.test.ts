import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStreetStyle } from './streetStyle.ts';

const style = {
  version: 8,
  glyphs: 'https://maps.camply.example/{fontstack}/{range}.pbf',
  sources: {
    a: { type: 'vector', url: 'https://maps.camply.example/a', attribution: '<b>&copy; OSM</b>' },
    b: { type: 'raster', url: 'https://maps.camply.example/b', attribution: '© OSM' },
  },
  layers: [{ id: 'background', type: 'background' }],
};
const open = (body: string, status = 200) =>
  openStreetStyle('https://maps.camply.example/style.json', () =>
    Promise.resolve(new Response(body, { status })),
  );

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'https://camply.example/' });
});
afterAll(() => vi.unstubAllGlobals());

describe('the operator’s own style', () => {
  it('is used as it is, with our labels’ typeface, and names each source once', async () => {
    const streets = await open(JSON.stringify(style));
    expect(streets.attribution).toBe('© OSM');
    expect(streets.style).toMatchObject(style);
    expect(streets.style?.['font-faces']).toHaveProperty('Nunito Sans Bold');
  });

  it('needs no typeface when it has no glyph server: MapLibre takes the page’s', async () => {
    const { glyphs: _, ...plain } = style;
    const streets = await open(JSON.stringify(plain));
    expect(streets.style).toEqual(plain);
  });

  it('gives attributions as plain text, and none of a source that has none', async () => {
    const sources = {
      a: {
        attribution:
          '<a href="https://www.openstreetmap.org/copyright" target="_blank">&copy; OpenStreetMap</a>  contributors',
      },
      b: { attribution: 'Roads &amp; Co' },
      c: { attribution: { html: 'x' } },
      d: {},
    };
    const streets = await open(JSON.stringify({ ...style, sources }));
    expect(streets.attribution).toBe('© OpenStreetMap contributors, Roads & Co');
  });

  it.each([
    ['a server that is down', 'later', 503],
    ['a captive portal', '<html>', 200],
    ['another version', '{"version":7}', 200],
  ])('%s is an error', async (_, body, status) => {
    await expect(open(body, status)).rejects.toThrow(Error);
  });
});
