import { describe, expect, it } from 'vitest';
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

describe('an operator’s style', () => {
  it('is the whole ground, with its own letters and named sources', async () => {
    const ground = await open(JSON.stringify(style));
    expect(ground).toMatchObject({ replaces: 'all', glyphs: style.glyphs, credits: '© OSM' });
    expect(ground).not.toHaveProperty('sprite');
  });

  it.each([
    ['a server that is away', 'later', 503],
    ['a captive portal', '<html>', 200],
    ['another version', '{"version":7}', 200],
  ])('%s is no ground', async (_, body, status) => {
    await expect(open(body, status)).rejects.toThrow(Error);
  });
});
