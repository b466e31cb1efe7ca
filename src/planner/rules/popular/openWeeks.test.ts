import { describe, expect, it } from 'vitest';
import { sampleProfile } from '#family/rules/profile.ts';
import { aPlan, leo, maya } from '#tests/fixtures/aPlan.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { type AreaChoice, areaChoice, openWeeks, weekAreas, zipArea } from './openWeeks.ts';

const fallBreak = ['06', '07', '08', '09', '10'].map((date) => `2025-10-${date}`);
const booked = (childId: string, days: readonly string[]) =>
  aPlanEntry({ id: `own ${childId}`, childId, days: [...days], status: 'confirmed' });

describe('open weeks', () => {
  it('are the Mondays of weeks with a day that nothing covers', () => {
    expect(openWeeks(aPlan().plan())).toEqual([{ week: '2025-10-06', districtIds: ['dekalb'] }]);
  });

  it('end when every day of every child is covered', () => {
    const one = aPlan({ entries: [booked('maya', fallBreak)] });
    expect(openWeeks(one.plan())).toHaveLength(1);
    const both = aPlan({ entries: [booked('maya', fallBreak), booked('leo', fallBreak)] });
    expect(openWeeks(both.plan())).toEqual([]);
  });

  it('have days from today on only', () => {
    expect(openWeeks(aPlan({ today: '2025-10-10' }).plan())).toHaveLength(1);
    const entries = [booked('maya', ['2025-10-10']), booked('leo', ['2025-10-10'])];
    expect(openWeeks(aPlan({ today: '2025-10-10', entries }).plan())).toEqual([]);
  });

  it('name the districts of the children who have open days', () => {
    const children = [maya, { ...leo, districtId: 'decatur' }];
    expect(openWeeks(aPlan({ children }).plan())).toMatchObject([{ districtIds: ['dekalb'] }]);
  });
});

describe('areas of an open week', () => {
  const choice: AreaChoice = {
    byDistrict: true,
    byZip: true,
    zipCode: '30030',
    districts: [{ id: 'dekalb', label: 'DeKalb County', calendarUrl: null }],
  };
  const week = { week: '2025-10-06', districtIds: ['dekalb', 'elsewhere'] };

  it('are known districts and how the ZIP code begins, by the switches', () => {
    expect(weekAreas(week, choice)).toEqual(['district:dekalb', 'zip:300']);
    expect(weekAreas(week, { ...choice, byZip: false })).toEqual(['district:dekalb']);
    expect(weekAreas(week, { ...choice, byDistrict: false })).toEqual(['zip:300']);
    expect(weekAreas(week, { ...choice, byZip: false, byDistrict: false })).toEqual([]);
  });

  it('are none of a sample family’s address, and none without the first switch', () => {
    const sample = sampleProfile();
    const on = { matchingOptIn: true, matchByZip: true, matchBySchool: true };
    expect(areaChoice({ ...sample, privacySettings: on }, [])).toMatchObject({
      byZip: true,
      zipCode: '',
    });
    const off = { ...on, matchingOptIn: false };
    expect(areaChoice({ ...sample, privacySettings: off }, [])).toMatchObject({
      byDistrict: false,
      byZip: false,
    });
  });

  it.each([
    ['30303', 'zip:303'],
    [' 31999-1234 ', 'zip:319'],
    ['39854', 'zip:398'],
    ['39999', 'zip:399'],
    ['39700', null],
    ['32000', null],
    ['3030', null],
    ['303033', null],
    ['', null],
  ])('reads %j as %j', (zipCode, area) => {
    expect(zipArea(zipCode)).toBe(area);
  });
});
