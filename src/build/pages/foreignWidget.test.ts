import { describe, expect, it } from 'vitest';
import { readSite, readTurnstileKey } from '../../base/site.ts';
import { contentSecurityPolicy } from '../securityHeaders.ts';
import { foreignWidget } from './foreignWidget.ts';

const without = readSite({});
const paths = ['/', '/list-your-camp', '/submissions', '/for-camp-providers', '/404.html'];
const turnstile = 'https://challenges.cloudflare.com';

describe('foreign scripts', () => {
  it('are let into no page of a build without ids and keys', () => {
    expect(paths.map((path) => foreignWidget(path, without, null))).toEqual(paths.map(() => null));
  });

  it('of the proof are let into the page of submissions alone', () => {
    const allowed = paths.filter((path) => foreignWidget(path, without, '0x4AAAA') === turnstile);
    expect(allowed).toEqual(['/submissions']);
  });

  it('of the price table are let into the partner page alone, also with a proof', () => {
    const site = readSite({
      VITE_PRICING_TABLE_ID: 'prctbl_1',
      VITE_PRICING_TABLE_KEY: 'pk_test_1',
    });
    const stripe = 'https://js.stripe.com';
    const allowed = paths.filter((path) => foreignWidget(path, site, '0x4AAAA') === stripe);
    expect(allowed).toEqual(['/for-camp-providers']);
  });

  it('of the proof get a script and a frame, and take trusted types with them', () => {
    const policy = contentSecurityPolicy('', {
      widget: foreignWidget('/submissions', without, '0x4AAAA'),
    });
    expect(policy).toContain(`script-src 'self' ${turnstile};`);
    expect(policy).toContain(`frame-src ${turnstile};`);
    expect(policy).not.toContain('trusted-types');
  });
});

describe('the key of the proof', () => {
  it.each([
    ['0x4AAAAAAA-b_c', '0x4AAAAAAA-b_c'],
    [' 1x00000000000000000000AA ', '1x00000000000000000000AA'],
    ['', null],
    ['https://evil.example', null],
    [undefined, null],
  ])('%j is read as %j', (given, key) => {
    expect(readTurnstileKey({ VITE_TURNSTILE_SITE_KEY: given })).toBe(key);
  });
});
