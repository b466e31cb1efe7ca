import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { campClick } from '#camps/rules/share/campClick.ts';
import { openDataLayer, pushEvent, pushPageView } from './dataLayer.ts';

afterEach(() => {
  globalThis.dataLayer = undefined;
  openDataLayer(true);
});

describe('what is counted', () => {
  it('a family goes on to register: six facts of the camp, and nothing else', () => {
    pushEvent(campClick(aCamp()));
    expect(globalThis.dataLayer).toEqual([
      {
        event: 'camp_click',
        camp_name: 'Pine & Paddle',
        provider: 'Pine & Paddle',
        website: 'https://pine.example.com/fall',
        price: '$385',
        location: '900 Lake Claire Way, Decatur, GA 30030',
        theme: 'Canoe, Forest school',
      },
    ]);
  });

  it('an analytics script is there already: its list is kept', () => {
    globalThis.dataLayer = ['before'];
    pushEvent(campClick(aCamp()));
    expect(globalThis.dataLayer).toHaveLength(2);
    expect(globalThis.dataLayer[0]).toBe('before');
  });

  it('before a yes nothing is noted, so nothing can be sent later', () => {
    pushEvent(campClick(aCamp()));
    openDataLayer(false);
    pushEvent(campClick(aCamp()));
    pushPageView('/about');
    expect(globalThis.dataLayer).toBeUndefined();
  });
});

describe('what never gets in', () => {
  it('a path with what the family typed', () => {
    pushPageView('/browse/fall-break?search=ada+and+theo');
    pushPageView('/faq#ada');
    pushPageView('/browse/fall%20ada');
    expect(globalThis.dataLayer).toBeUndefined();
    pushPageView('/browse/fall-break');
    expect(globalThis.dataLayer).toEqual([{ event: 'page_view', page_path: '/browse/fall-break' }]);
  });

  const pageView = { event: 'page_view', page_path: '/about' };
  const click = {
    event: 'camp_click',
    camp_name: 'Pine & Paddle',
    provider: 'Pine & Paddle',
    website: 'https://pine.example.com/fall',
    price: '$385',
    location: 'Decatur, GA',
    theme: 'Canoe',
  };

  it.each([pageView, click])('$event with any field beyond its own', (event) => {
    pushEvent(event);
    expect(globalThis.dataLayer).toEqual([event]);
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((name) => !(name in event)),
        fc.string(),
        (name, value) => {
          globalThis.dataLayer = undefined;
          pushEvent({ ...event, [name]: value });
          expect(globalThis.dataLayer).toBeUndefined();
        },
      ),
    );
  });

  it('an event that is not listed', () => {
    pushEvent({ event: 'search', words: 'ada' });
    expect(globalThis.dataLayer).toBeUndefined();
  });
});
