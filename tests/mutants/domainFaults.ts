import type { Faults } from './Faults.ts';

/** What the directory means: links, places, the texts of dates. */
export const domainFaults: readonly Faults[] = [
  {
    file: 'src/base/http/externalUrl.ts',
    tests: ['src/base/http/externalUrl.test.ts'],
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
        before: "if (url.username !== '' || url.password !== '') return null;",
        after: '',
        breaks: 'mailto:a@b.com becomes a link with credentials',
      },
      {
        before: "if (url.hostname.includes('%')) return null;",
        after: '',
        breaks: 'an address with a space in its host becomes a link',
      },
      {
        before: "if (!url.hostname.includes('.') && !url.hostname.startsWith('[')) return null;",
        after: '',
        breaks: 'TBA becomes a link to https://tba/',
      },
    ],
  },
  {
    file: 'src/camps/rules/camp/logoUrl.ts',
    tests: ['src/camps/rules/camp/logoUrl.test.ts'],
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
    file: 'src/camps/rules/camp/campPath.ts',
    tests: ['src/camps/rules/camp/campPath.test.ts'],
    faults: [
      {
        before: 'encodeURIComponent(id)',
        after: 'id',
        breaks: 'an id with a slash leads to another page',
      },
    ],
  },
  {
    file: 'src/camps/rules/place/address.ts',
    tests: ['src/camps/rules/place/address.test.ts'],
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
    file: 'src/camps/rules/text/campDates.ts',
    tests: ['src/camps/rules/text/campDates'],
    faults: [
      {
        before: "if (chunks.some((chunk) => has(chunk, 'danger'))) return nothing;",
        after: '',
        breaks: "'Oct 6-10 cancelled' is read",
      },
      {
        before: 'if (chunks === null || isChoiceOfDays(all)) return nothing;',
        after: 'if (chunks === null) return nothing;',
        breaks: "'Oct 6 or 7' is two days",
      },
    ],
  },
  {
    file: 'src/camps/rules/text/campDateDays.ts',
    tests: ['src/camps/rules/text/campDates'],
    faults: [
      {
        before: 'weekday === null || weekday === weekdayOf(day);',
        after: "weekday === null || day !== '';",
        breaks: "'Mon Oct 7' is read although October 7 is a Tuesday",
      },
      {
        before: 'isWorkday(weekday) ? 8 - weekday : 7',
        after: 'isWorkday(weekday) ? 99 : 7',
        breaks: 'the weekend inside two weeks counts as camp days',
      },
      {
        before: 'isWorkday(weekday) ? 8 - weekday : 7',
        after: 'isWorkday(weekday) ? 8 - weekday : 99',
        breaks: "every weekend of 'Dec 20 - Jan 3' counts as camp days",
      },
      {
        before: '!areEndsCounted || mayBeOthers || all.length < 6',
        after: 'all.length < 6',
        breaks: "'Tue Sept 7 - Tue Sept 28' is every weekday, though it may be four Tuesdays",
      },
      {
        before: 'if (start === null || isWeekOf) return null;',
        after: 'if (start === null) return null;',
        breaks: "'no camp week of July 5' takes away the Monday alone",
      },
      {
        before:
          'holidays.every((one) => counted.some((day) => holidayIn(one, yearOf(day)) === day)),',
        after: 'true,',
        breaks: 'a holiday on a weekend closes no day, though camps close beside it',
      },
      {
        before: 'dated.entry.isBesideWord || dated.entry.isInParentheses',
        after: 'false',
        breaks: "ages behind dates are days: 'June 7-11, 14-18 boys'",
      },
      {
        before: 'const LONGEST_DAYS = 100;',
        after: 'const LONGEST_DAYS = 1000;',
        breaks: 'a program of a year counts as days off',
      },
      {
        before: 'year > around.seasonYear + 1',
        after: 'year > around.seasonYear + 9',
        breaks: 'a typo in the year is read',
      },
      {
        before: '!looksLike(around.before, run, joined)',
        after: 'false',
        breaks: "hours behind a day are taken for days: 'Oct 6, 9-12'",
      },
    ],
  },
  {
    file: 'src/camps/rules/text/campDateParts.ts',
    tests: ['src/camps/rules/text/campDates'],
    faults: [
      {
        before: "if (isOther) return 'unclear';",
        after: '',
        breaks: "a camp with 'swimming on Tuesdays' is open on Tuesdays only",
      },
      {
        before: 'isOneDayOfWeek(chunk) ||',
        after: '',
        breaks: "'Week 2: 6/14' is a camp of one day",
      },
    ],
  },
  {
    file: 'src/camps/rules/text/campDateShapes.ts',
    tests: ['src/camps/rules/text/campDates'],
    faults: [
      {
        before: 'isDatelike(behind) || isCut)',
        after: 'isDatelike(behind))',
        breaks: "'June 7-11 kids camp' is June 7 only",
      },
    ],
  },
  {
    file: 'src/camps/rules/text/campDateYears.ts',
    tests: ['src/camps/rules/text/campDates'],
    faults: [
      {
        before: 'const TURN = 6;',
        after: 'const TURN = 12;',
        breaks: 'January after December is a year too early',
      },
      {
        before: 'entry.from.day === year % 100 &&',
        after: 'entry.from.day < 0 &&',
        breaks: "'Oct 6-10, 25' of 2025 has a camp day on Oct 25",
      },
    ],
  },
  {
    file: 'src/camps/rules/text/campDateWords.ts',
    tests: ['src/camps/rules/text/campDates'],
    faults: [
      {
        before: "add('sept', { kind: 'month', month: 9 });\n",
        after: '',
        breaks: "'Sept 29' is not read",
      },
      {
        before: "add('to through thru til'",
        after: "add('to thru til'",
        breaks: "'Oct 6 through Oct 10' is not read",
      },
    ],
  },
  {
    file: 'src/camps/rules/camp/bestOf.ts',
    tests: ['src/camps/rules/camp/bestOf.test.ts'],
    faults: [
      {
        before: ' || known.length < values.length',
        after: '',
        breaks: 'a camp is called the cheapest beside one whose price nobody knows',
      },
      {
        before: ' || found.length === values.length',
        after: '',
        breaks: 'every camp of a row is called the best',
      },
    ],
  },
  {
    file: 'src/camps/rules/camp/patchesOf.ts',
    tests: ['src/camps/rules/camp/patchesOf.test.ts'],
    faults: [
      {
        before: 'of new Set(ofOneCamp)',
        after: 'of ofOneCamp',
        breaks: 'a camp counts twice for one patch of the sash',
      },
    ],
  },
  {
    file: 'src/camps/rules/text/priceLabel.ts',
    tests: ['src/camps/rules/text/priceLabel.test.ts'],
    faults: [
      {
        before: 'more: [trimmed.slice(rest.length).trim(), ...others]',
        after: 'more: [...others]',
        breaks: 'a card leaves out what a price is for',
      },
      {
        before: "return { amount: 'Free', rest: '', more: '' };",
        after: "return { amount: '', rest: '', more: '' };",
        breaks: 'a free camp shows no price at all',
      },
    ],
  },
];
