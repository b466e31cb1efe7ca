import { describe, expect, test } from 'vitest';
import { callToActionTarget } from './callToActionTarget.ts';

const waitlist = 'https://waitlist.test/join';
const target = (buttonHref?: string, hasHandler = false) =>
  callToActionTarget({ buttonHref, hasHandler }, waitlist);

describe('where a call to action leads', () => {
  test('with neither link nor handler: to the waitlist', () => {
    expect(target()).toEqual({ kind: 'external', href: waitlist });
  });

  test('with a handler only: to the handler', () => {
    expect(target(undefined, true)).toEqual({ kind: 'handler' });
  });

  test('with a link of our own: there, in the same tab', () => {
    expect(target('/faq#cost')).toEqual({ kind: 'inner', href: '/faq#cost' });
    expect(target('#levels', true)).toEqual({ kind: 'inner', href: '#levels' });
  });

  test('with another link: to another tab, with its scheme', () => {
    expect(target(' camps.test/join ')).toEqual({
      kind: 'external',
      href: 'https://camps.test/join',
    });
  });

  test('with something that is no web address: nowhere', () => {
    for (const link of ['javascript:alert(1)', 'mailto:a@b.test', 'TBA', '']) {
      expect({ link, ...target(link) }).toEqual({ link, kind: 'nowhere' });
    }
  });

  test('with a link that only looks like ours: through the external rule', () => {
    expect(target('//evil.test/x').kind).not.toBe('inner');
    expect(target('/\\evil.test').kind).not.toBe('inner');
  });
});
