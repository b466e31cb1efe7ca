import { describe, expect, test } from 'vitest';
import { readSite } from './site.ts';

describe('the site settings', () => {
  test('nothing set: every link leads to nobody else', () => {
    const site = readSite(undefined);
    expect(site.brand).toBe('Camply');
    const links = [site.url, site.waitlistUrl, site.communityUrl, ...site.social.map((s) => s.url)];
    for (const link of links) expect(new URL(link).hostname).toBe('camply.example');
  });

  test('the operator sets a waitlist and an e-mail address', () => {
    const site = readSite({
      VITE_WAITLIST_URL: 'https://news.provider.test/join',
      VITE_CONTACT_EMAIL: 'team@provider.test',
    });
    expect(site.waitlistUrl).toBe('https://news.provider.test/join');
    expect(site.email).toBe('team@provider.test');
  });

  test('a link that is no web address falls back', () => {
    const site = readSite({
      VITE_WAITLIST_URL: 'javascript:alert(1)',
      VITE_COMMUNITY_URL: 'not a link',
      VITE_CONTACT_EMAIL: 'nobody',
      VITE_BRAND: '  ',
    });
    expect(site).toEqual(readSite({}));
  });
});
