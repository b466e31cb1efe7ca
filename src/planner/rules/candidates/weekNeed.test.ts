import { describe, expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aCareNeed, days, monday, openOn, tuesday } from '#tests/fixtures/careNeeds.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { createBreakCamps } from './breakCamps.ts';
import { candidatesFor } from './candidatesFor.ts';
import { careOffer } from './careOffer.ts';
import { whyNone } from './whyNone.ts';
import { weekNeed } from './weekNeed.ts';
import type { CareAsked } from './careAsked.ts';
import type { CareNeed } from './careNeed.ts';

describe('the best camp for the open days of a week', () => {
  const week = days.slice(0, 5);
  const fromThree = [{ from: 900, to: 1080 }];
  const untilThree = [{ from: 540, to: 900 }];
  const ofWeek = (mondayGaps: CareNeed['gaps'], fields: Partial<CareAsked> = {}) => {
    const openDays = new Map([...openOn(days, untilThree), ...openOn([monday], [...mondayGaps])]);
    return aCareNeed({ day: monday, gaps: mondayGaps, openDays, ...fields });
  };
  const foundIn = (need: CareNeed, camps: Camp[]) => {
    const asked = weekNeed(need, createBreakCamps(camps, [], days, '2025-09-15'), week);
    return { ...asked, candidates: candidatesFor(asked.need, asked.camps) };
  };
  const hours = '9am-3pm';

  test('closes four of them, though it is of no use on the first', () => {
    const camps = [aCamp({ id: 'four', days: days.slice(1), hours })];
    expect(foundIn(ofWeek(fromThree), camps).candidates).toMatchObject([
      { does: 'closes', closes: week.slice(1), helps: [], gaps: untilThree },
    ]);
  });

  test('is said to do what it does on a day on which it runs', () => {
    const extendedCare = 'After care until 4 pm, $10 a day';
    const camps = [aCamp({ id: 'morning', days: [tuesday], hours: '9am-noon', extendedCare })];
    const { need, candidates } = foundIn(ofWeek([{ from: 540, to: 720 }]), camps);
    expect(candidates).toMatchObject([{ does: 'helps', closes: [], helps: [tuesday] }]);
    expect(candidates.map((one) => careOffer(one, need)?.does)).toEqual(['closes']);
  });

  test('closes a later day before it helps on the first', () => {
    const camps = [aCamp({ id: 'week', days, hours })];
    expect(foundIn(ofWeek([{ from: 540, to: 1080 }]), camps).candidates).toMatchObject([
      { does: 'closes', closes: week.slice(1), helps: [monday] },
    ]);
  });

  test('may be one that is in the plan of the first day', () => {
    const taken = new Map([['week', new Set([monday])]]);
    const camps = [aCamp({ id: 'week', days, hours })];
    expect(foundIn(ofWeek(untilThree, { taken }), camps).candidates).toMatchObject([
      { closes: week.slice(1) },
    ]);
  });

  test('is none that runs when nothing of its days is open, or is in the plan of all', () => {
    const camps = [
      aCamp({ id: 'evening', days, hours: '6pm-8pm' }),
      aCamp({ id: 'all', days: [tuesday], hours }),
    ];
    const taken = new Map([['all', new Set([tuesday])]]);
    const { need, camps: ofDays, candidates } = foundIn(ofWeek(fromThree, { taken }), camps);
    expect(candidates).toEqual([]);
    expect(whyNone(need, ofDays).reasons).toEqual([
      { objection: 'taken', count: 1 },
      { objection: 'hours', count: 1 },
    ]);
  });
});
