import { describe, expect, test } from 'vitest';
import { adopt } from './useFilterDraft.ts';

const words = (search: string, location = '') => ({ search, location });

describe('words come back from the address bar', () => {
  test('our own words arrive while more is being typed: the letters typed since stay', () => {
    const draft = { typed: words('robots'), seen: words(''), sent: words('ro') };
    expect(adopt(words('ro'), draft).typed).toEqual(words('robots'));
  });

  test('the back button brings other words: they replace what was typed', () => {
    const draft = { typed: words('robots'), seen: words('robots'), sent: words('robots') };
    expect(adopt(words('clay'), draft)).toEqual({ typed: words('clay'), sent: words('clay') });
  });

  test('back and then forward again: the words of that moment return', () => {
    const back = adopt(words('clay'), {
      typed: words('robots'),
      seen: words('robots'),
      sent: words('robots'),
    });
    expect(adopt(words('robots'), { ...back, seen: words('clay') }).typed).toEqual(words('robots'));
  });

  test('a link changes the place only: the search being typed is left alone', () => {
    const draft = { typed: words('rob'), seen: words(''), sent: words('') };
    expect(adopt(words('', 'decatur'), draft).typed).toEqual(words('rob', 'decatur'));
  });
});
