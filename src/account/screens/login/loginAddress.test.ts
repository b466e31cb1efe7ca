import { describe, expect, it } from 'vitest';
import { readLoginAddress, requestedPageName, writeLoginAddress } from './loginAddress.ts';

describe('the address of the sign-in', () => {
  it('defaults to the sign-in tab and the home page', () => {
    expect(readLoginAddress({})).toEqual({ tab: 'signIn', next: '/' });
    expect(readLoginAddress({ tab: 'somewhere' })).toEqual({ tab: 'signIn', next: '/' });
  });

  it('keeps the tab and the requested page', () => {
    const search = { tab: 'create', next: '/matches?week=2' };
    expect(readLoginAddress(search)).toEqual(search);
    expect(writeLoginAddress(readLoginAddress(search))).toEqual(search);
    expect(writeLoginAddress({ tab: 'signIn', next: '/' })).toEqual({});
  });

  it('leads to no other site', () => {
    for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', '/login']) {
      expect(readLoginAddress({ next }).next).toBe('/');
    }
  });

  it('names the page that asked for an account', () => {
    expect(requestedPageName('/settings/second-step')).toBe('Two-step sign-in');
    expect(requestedPageName('/settings/second-step?from=menu')).toBe('Two-step sign-in');
  });

  it.each(['/', '/my-camps', '/matches', '/profile', '/settings', '/camps/pine', '/constructor'])(
    'names no page for %s, which needs no account',
    (path) => expect(requestedPageName(path)).toBeNull(),
  );
});
