import type { Faults } from './Faults.ts';

/** Which camps a list shows: filters, breaks, places left. */
export const listFaults: readonly Faults[] = [
  {
    file: 'src/camps/rules/list/districtBreaks.ts',
    tests: ['src/camps/rules/list/districtBreaks.test.ts'],
    faults: [
      {
        before: 'startsOn <= season.endsOn',
        after: 'startsOn < season.endsOn',
        breaks: 'a day off on the last day of a season is not offered',
      },
      {
        before: 'endsOn >= season.startsOn',
        after: 'endsOn > season.startsOn',
        breaks: 'a day off on the first day of a season is not offered',
      },
      {
        before: "const isConfirmed = status === 'confirmed';",
        after: 'const isConfirmed = true;',
        breaks: 'days that nobody has checked are called checked',
      },
    ],
  },
  {
    file: 'src/camps/rules/list/suggestRelaxations.ts',
    tests: ['src/camps/rules/list/suggestRelaxations.test.ts'],
    faults: [
      {
        before: 'return helpful(pairs).slice(0, 1);',
        after: 'return helpful(pairs).slice(0, 2);',
        breaks: 'the best pair is two pairs',
      },
      {
        before: 'if (singles.length > 0) return singles;',
        after: '',
        breaks: 'two filters are to go where one would do',
      },
      {
        before: '.filter(({ shown }) => shown > 0)',
        after: '',
        breaks: 'a filter is offered that frees no camp',
      },
      {
        before: '.toSorted((a, b) => b.shown - a.shown)',
        after: '',
        breaks: 'the filter that frees most is not the first',
      },
    ],
  },
  {
    file: 'src/camps/rules/list/browse.ts',
    tests: ['src/camps/rules/list/'],
    faults: [
      {
        before: 'if (!isExact && !scores.has(index)) continue;',
        after: 'if (!isExact) continue;',
        breaks: 'misspelled words find nothing',
      },
      {
        before: '(own.from <= ages.to && own.to >= ages.from)',
        after: '(own.from >= ages.from && own.to <= ages.to)',
        breaks: 'a camp for 5 to 12 is not shown for a child of 8',
      },
      {
        before: '(own) => !own || (own.from',
        after: '(own) => own && (own.from',
        breaks: 'camps that name no ages vanish',
      },
      {
        before: 'price.from <= cents && cents <= price.to',
        after: 'cents <= price.to',
        breaks: 'the lower end of the price is ignored',
      },
      {
        before: 'if (ranges.length > 0) passes.push(facts.running(ranges));',
        after: '',
        breaks: 'the filter by days does nothing',
      },
      {
        before: 'facts.miles(near).map((own) => own <= miles)',
        after: 'facts.miles(near).map(() => true)',
        breaks: 'the filter by distance does nothing',
      },
      {
        before: 'found.sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));',
        after: '',
        breaks: 'close matches come in no order',
      },
      {
        before: 'if (isOfBreaks) ofAnyActivity.push(index);',
        after: 'ofAnyActivity.push(index);',
        breaks: 'counts of activities ignore the picked break',
      },
      {
        before: "if (filters.hours !== '') passes.push(facts.coversWorkday());",
        after: '',
        breaks: 'the filter by workday does nothing',
      },
    ],
  },
  {
    file: 'src/camps/rules/list/criteria.ts',
    tests: ['src/camps/rules/list/criteria.test.ts', 'src/camps/rules/list/browse.test.ts'],
    faults: [
      {
        before: 'return start <= end ? { from: start, to: end } : { from: end, to: start };',
        after: 'return { from: start, to: end };',
        breaks: 'two days in the wrong order find nothing',
      },
      {
        before: '{ from: dollars.from * 100, to: dollars.to * 100 }',
        after: '{ from: dollars.from, to: dollars.to * 100 }',
        breaks: 'the lower end of the price is in cents',
      },
      {
        before: "return near === '' || within === '' ? null : Number(within);",
        after: "return within === '' ? null : Number(within);",
        breaks: 'a distance without a ZIP filters',
      },
    ],
  },
  {
    file: 'src/camps/rules/list/openings.ts',
    tests: ['src/camps/rules/list/openings.test.ts'],
    faults: [
      {
        before: 'price: filters.price || openingsDefaults.price,',
        after: 'price: filters.price,',
        breaks: 'openings show camps beyond the budget on the slider',
      },
      {
        before: "return range === byDefault ? '' : range;",
        after: 'return range;',
        breaks: 'links grow by the default ranges',
      },
    ],
  },
  {
    file: 'src/camps/store/search/slips.ts',
    tests: ['src/camps/store/search/slips.test.ts'],
    faults: [
      {
        before: 'return typed.length > 4 || restMeant[0] === meant[at - 1];',
        after: 'return true;',
        breaks: 'who looks for beads gets bread',
      },
    ],
  },
  {
    file: 'src/camps/store/search/searchIndex.ts',
    tests: ['src/camps/store/search/everydaySearches.test.ts'],
    faults: [
      {
        before: '...scored(best.filter(isWhat), 1)',
        after: '',
        breaks: 'cooking in Decatur stands before art elsewhere',
      },
      {
        before: 'const known = when.filter((fact) => camps.some(fact));',
        after: 'const known = when;',
        breaks: 'a break that the list does not have empties it',
      },
    ],
  },
  {
    file: 'src/camps/store/search/typedSearch.ts',
    tests: ['src/camps/store/search/typedSearch.test.ts'],
    faults: [
      {
        before: 'return hours.to - hours.from <= HALF_DAY_MOST;',
        after: 'return true;',
        breaks: 'a camp until five counts as half a day',
      },
    ],
  },
];
