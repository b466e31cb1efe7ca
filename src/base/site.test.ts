import { describe, expect, test } from 'vitest';
import { readSite } from './site.ts';

/** Every setting with a value an operator could give it. */
const safeSettings: Record<string, string> = {
  VITE_BRAND: 'Woodsy',
  VITE_COMPANY: 'Woodsy Inc.',
  VITE_SITE_URL: 'https://woodsy.test',
  VITE_CONTACT_EMAIL: 'team@woodsy.test',
  VITE_WAITLIST_URL: 'https://woodsy.test/waitlist',
  VITE_NEWSLETTER_URL: 'https://woodsy.test/letters',
  VITE_COMMUNITY_URL: 'https://woodsy.test/community',
  VITE_FACEBOOK_URL: 'https://woodsy.test/facebook',
  VITE_INSTAGRAM_URL: 'https://woodsy.test/instagram',
  VITE_LINKEDIN_URL: 'https://woodsy.test/linkedin',
  VITE_CHECKOUT_YEARLY_URL: 'https://woodsy.test/yearly',
  VITE_CHECKOUT_MONTHLY_URL: 'https://woodsy.test/monthly',
  VITE_CHECKOUT_WINTER_URL: 'https://woodsy.test/winter',
  VITE_PRICING_TABLE_ID: 'prctbl_woodsy',
  VITE_PRICING_TABLE_KEY: 'pk_live_woodsy',
};

describe('the site settings', () => {
  test('lead to no other site by default', () => {
    const site = readSite(undefined);
    expect(site.brand).toBe('Camply');
    const links = [site.url, site.waitlistUrl, site.communityUrl, ...site.social.map((s) => s.url)];
    for (const link of links) expect(new URL(link).hostname).toBe('camply.example');
  });

  test('take a waitlist and an email address from the operator', () => {
    const site = readSite({
      VITE_WAITLIST_URL: 'https://news.provider.test/join',
      VITE_CONTACT_EMAIL: 'team@provider.test',
    });
    expect(site.waitlistUrl).toBe('https://news.provider.test/join');
    expect(site.email).toBe('team@provider.test');
  });

  test('fall back for a link that is no web address', () => {
    const site = readSite({
      VITE_WAITLIST_URL: 'javascript:alert(1)',
      VITE_COMMUNITY_URL: 'not a link',
      VITE_CONTACT_EMAIL: 'nobody',
      VITE_BRAND: '  ',
    });
    expect(site).toEqual(readSite({}));
  });

  test('fall back to the safe default for a missing, empty, broken or non-text value', () => {
    const names = Object.keys(safeSettings);
    for (const broken of [
      '',
      '   ',
      'javascript:alert(1)',
      'mailto:a@b.com',
      '<script>',
      7,
      null,
    ]) {
      // Names may be any words.
      const env = Object.fromEntries(names.map((name) => [name, broken]));
      const site = readSite({ ...env, VITE_BRAND: '', VITE_COMPANY: '' });
      expect({ broken, ...site }).toEqual({ broken, ...readSite({}) });
    }
  });

  test.each(Object.entries(safeSettings))('allow %s to be replaced', (name, mine) => {
    expect(JSON.stringify(readSite({}))).not.toContain(mine);
    const both = { VITE_PRICING_TABLE_ID: 'prctbl_a1', VITE_PRICING_TABLE_KEY: 'pk_test_a1' };
    const env = name.startsWith('VITE_PRICING') ? { ...both, [name]: mine } : { [name]: mine };
    expect(JSON.stringify(readSite(env))).toContain(mine);
  });

  test('accept a link without its scheme', () => {
    const site = readSite({ VITE_WAITLIST_URL: ' news.provider.test/join ' });
    expect(site.waitlistUrl).toBe('https://news.provider.test/join');
  });

  test('show a price table only with its id and its key', () => {
    expect(readSite({ VITE_PRICING_TABLE_ID: 'prctbl_a1' }).pricingTable).toBeNull();
    expect(readSite({ VITE_PRICING_TABLE_KEY: 'pk_live_a1' }).pricingTable).toBeNull();
    expect(
      readSite({ VITE_PRICING_TABLE_ID: 'prctbl_a1"><b', VITE_PRICING_TABLE_KEY: 'pk_live_a1' })
        .pricingTable,
    ).toBeNull();
  });
});

const map = (env: Record<string, string>) => readSite(env).streetMap;

describe('the street map of the operator', () => {
  test('is off when unset or broken', () => {
    expect(map({})).toBeNull();
    expect(map({ VITE_MAP_STYLE_URL: 'javascript:alert(1)' })).toBeNull();
    expect(map({ VITE_MAP_STYLE_URL: '//maps.camply.example/a' })).toBeNull();
  });

  test('lists the hosts of its style, tiles and fonts', () => {
    const url = 'https://maps.camply.example/style.json';
    const elsewhere = 'https://tiles.camply.example/x, nonsense https://fonts.camply.example';
    expect(map({ VITE_MAP_STYLE_URL: url, VITE_MAP_ORIGINS: elsewhere })).toEqual({
      url,
      origins: [
        'https://maps.camply.example',
        'https://tiles.camply.example',
        'https://fonts.camply.example',
      ],
    });
    expect(map({ VITE_MAP_STYLE_URL: '/maps/style.json' })?.origins).toEqual([]);
  });
});
