import type { Faults } from './Faults.ts';

/** What the directory means: links, days, prices, filters. */
export const domainFaults: readonly Faults[] = [
  {
    file: 'src/domain/camp/phase.ts',
    tests: ['src/domain/camp/phase.test.ts'],
    faults: [
      {
        before: "state === 'past' || endsOn < day",
        after: "state === 'past' || endsOn <= day",
        breaks: 'a season is over on its last day',
      },
      {
        before: "if (startsOn <= day) return 'running';",
        after: "if (startsOn < day) return 'running';",
        breaks: 'a season does not run on its first day',
      },
      {
        before: 'const OPENS_DAYS_BEFORE = 90;',
        after: 'const OPENS_DAYS_BEFORE = 120;',
        breaks: 'sign-up is called open a month early',
      },
      {
        before: "if (state === 'past' || endsOn < day) return 'past';",
        after: "if (state !== 'open' && endsOn < day) return 'past';",
        breaks: 'the operator revives a season that is over',
      },
    ],
  },
  {
    file: 'src/domain/camp/isOver.ts',
    tests: ['src/domain/camp/isOver.test.ts'],
    faults: [
      { before: 'last < day', after: 'last <= day', breaks: 'a camp is over on its last day' },
      {
        before: 'return isPast || (last',
        after: 'return (last',
        breaks: 'a camp without certain days outlives its season',
      },
    ],
  },
  {
    file: 'src/domain/day/atlantaDay.ts',
    tests: ['src/domain/day/atlantaDay.test.ts'],
    faults: [
      {
        before: 'sundayOf(year, 2, 2) + 7 * HOUR_MS',
        after: 'sundayOf(year, 2, 1) + 7 * HOUR_MS',
        breaks: 'a week in March is an hour early',
      },
      {
        before: 'moment - hours * HOUR_MS',
        after: 'moment',
        breaks: 'the day is that of Greenwich',
      },
    ],
  },
  {
    file: 'src/domain/camp/currentSeason.ts',
    tests: ['src/domain/camp/currentSeason.test.ts'],
    faults: [
      {
        before: 'season.id === id && season.break === wanted',
        after: 'season.id === id',
        breaks: 'the fall page shows a winter',
      },
      {
        before: '?? seasonsOf(seasons, wanted).at(-1) ?? null',
        after: '?? null',
        breaks: 'a break whose seasons are all over shows none',
      },
    ],
  },
  {
    file: 'src/domain/camp/listedOnly.ts',
    tests: ['src/domain/camp/listedOnly.test.ts'],
    faults: [
      {
        before: "listing !== 'basic' || hasText(websiteUrl)",
        after: 'true',
        breaks: 'winter lists basic camps without a website',
      },
    ],
  },
  {
    file: 'src/domain/camp/externalUrl.ts',
    tests: ['src/domain/camp/externalUrl.test.ts'],
    faults: [
      {
        before:
          "if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;",
        after: 'if (url === null) return null;',
        breaks: 'a javascript: link becomes an href',
        survives:
          'second layer: what has no http scheme gets https:// in front and then does not parse',
      },
      {
        before: "if (!hasScheme && (url.username !== '' || url.password !== '')) return null;",
        after: '',
        breaks: 'mailto:a@b.com becomes a link with credentials',
      },
      {
        before: "if (!url.hostname.includes('.') && !url.hostname.startsWith('[')) return null;",
        after: '',
        breaks: 'TBA becomes a link to https://tba/',
      },
    ],
  },
  {
    file: 'src/domain/camp/logoUrl.ts',
    tests: ['src/domain/camp/logoUrl.test.ts'],
    faults: [
      {
        before: 'return escaped(name.startsWith(',
        after: 'return (name.startsWith(',
        breaks: "'Camp #1.png' asks for another file",
      },
      {
        before: "url.searchParams.set('raw', '1');",
        after: '',
        breaks: 'a shared picture shows a viewer instead',
      },
      {
        before: 'DRIVE_ID.test(id) ?',
        after: 'true ?',
        breaks: 'a folder is asked for as if it were a picture',
      },
    ],
  },
  {
    file: 'src/domain/camp/campPath.ts',
    tests: ['src/domain/camp/campPath.test.ts'],
    faults: [
      {
        before: 'encodeURIComponent(id)',
        after: 'id',
        breaks: 'an id with a slash leads to another page',
      },
    ],
  },
  {
    file: 'src/domain/place/address.ts',
    tests: ['src/domain/place/address.test.ts'],
    faults: [
      {
        before: "(street !== '' && zip === '' ? 'Atlanta' : '')",
        after: "'Atlanta'",
        breaks: 'a camp in Alpharetta is said to be in Atlanta',
      },
      {
        before: "const preferAddress = isRough && trimmed(camp.streetAddress) !== '';",
        after: 'const preferAddress = false;',
        breaks: 'the way to a camp leads to the middle of its ZIP area',
      },
      {
        before: "trimmed(camp.state) || 'GA'",
        after: 'trimmed(camp.state)',
        breaks: 'an address without a state is not found',
      },
      {
        before: 'if (latitude !== null && longitude !== null && !preferAddress) {',
        after: 'if (false) {',
        breaks: 'exact coordinates are ignored',
      },
    ],
  },
  {
    file: 'src/domain/text/campDates.ts',
    tests: ['src/domain/text/campDates'],
    faults: [
      {
        before: 'return isAgreed ? { start, end } : null;',
        after: 'return { start, end };',
        breaks: "'Mon Oct 7' is read although October 7 is a Tuesday",
      },
      {
        before: 'if (EXCLUDES.test(words) || entries',
        after: 'if (entries',
        breaks: "'Oct 6-10, closed Oct 8' shows October 8",
      },
      {
        before: '>= (weekdays ? 7 : LONGEST_DAYS)',
        after: '>= LONGEST_DAYS',
        breaks: "'Mon-Fri' over two weeks shows the weekend",
      },
      {
        before: 'const LONGEST_DAYS = 100;',
        after: 'const LONGEST_DAYS = 1000;',
        breaks: 'a program of a year counts as days off',
      },
      {
        before: 'dated.start.year > seasonYear + 1',
        after: 'dated.start.year > seasonYear + 9',
        breaks: 'a typo in the year is read',
      },
    ],
  },
  {
    file: 'src/domain/text/campDateEntries.ts',
    tests: ['src/domain/text/campDates'],
    faults: [
      {
        before: 'return isBare && weekdays === null;',
        after: 'return false;',
        breaks: "hours behind a day are taken for days: 'Oct 6, 9-12'",
      },
      {
        before: 'if (hasEnd && !to) return null;',
        after: '',
        breaks: "'Oct 6 - tbd' is one certain day",
      },
      {
        before: "if (after === 'invalid' || (before && after)) return null;",
        after: '',
        breaks: "words in parentheses after a day are dropped: 'Oct 6 (half day)'",
      },
    ],
  },
  {
    file: 'src/domain/text/campDateYears.ts',
    tests: ['src/domain/text/campDates'],
    faults: [
      {
        before: 'const TURN = 6;',
        after: 'const TURN = 12;',
        breaks: 'January after December is a year too early',
      },
    ],
  },
  {
    file: 'src/domain/text/campDateTokens.ts',
    tests: ['src/domain/text/campDates'],
    faults: [
      {
        before: "  ['sept', { kind: 'month', month: 9 }],\n",
        after: '',
        breaks: "'Sept 29' is not read",
      },
      {
        before: "  ['through', { kind: 'dash' }],\n",
        after: '',
        breaks: "'Oct 6 through Oct 10' is not read",
      },
    ],
  },
  {
    file: 'src/domain/list/districtBreaks.ts',
    tests: ['src/domain/list/districtBreaks.test.ts'],
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
    file: 'src/domain/list/suggestRelaxations.ts',
    tests: ['src/domain/list/suggestRelaxations.test.ts'],
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
    file: 'src/domain/list/browse.ts',
    tests: ['src/domain/list/'],
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
        before: 'close.sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));',
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
    file: 'src/domain/list/criteria.ts',
    tests: ['src/domain/list/criteria.test.ts', 'src/domain/list/browse.test.ts'],
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
    file: 'src/domain/list/openings.ts',
    tests: ['src/domain/list/openings.test.ts'],
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
];
