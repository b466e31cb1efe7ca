import { describe, expect, it } from 'vitest';
import { readLoginAddress, wantedPage, writeLoginAddress } from './loginAddress.ts';

describe('the address of the sign-in', () => {
  it('is the sign-in, and leads home, where it says nothing', () => {
    expect(readLoginAddress({})).toEqual({ tab: 'signIn', next: '/' });
    expect(readLoginAddress({ tab: 'somewhere' })).toEqual({ tab: 'signIn', next: '/' });
  });

  it('keeps the tab and the wanted page', () => {
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

  it('says which page asked for an account', () => {
    expect(wantedPage('/matches')).toBe('Matches');
    expect(wantedPage('/matches?week=2')).toBe('Matches');
    expect(wantedPage('/settings/second-step')).toBe('The second step');
  });

  it.each(['/', '/my-camps', '/profile', '/settings', '/camps/pine', '/constructor'])(
    'does not say that %s needs one',
    (path) => expect(wantedPage(path)).toBeNull(),
  );
});
