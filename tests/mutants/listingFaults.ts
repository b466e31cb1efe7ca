import type { Faults } from './Faults.ts';

const FORM = ['src/providers/screens/listing/'];
const WORDS = ['src/providers/rules/submission/'];

/** The form where providers list a camp: what is kept, what is checked, and what may be called received. */
export const listingFaults: readonly Faults[] = [
  {
    file: 'src/providers/screens/listing/form/isReceived.ts',
    tests: FORM,
    faults: [
      {
        before: 'server !== null && server.revision >= revision',
        after: 'server !== null',
        breaks: 'a change is called received that the server does not have',
      },
    ],
  },
  {
    file: 'src/providers/screens/listing/form/draftKeeper.ts',
    tests: FORM,
    faults: [
      {
        before: 'last = last.then(step).then(',
        after: 'last = step().then(',
        breaks: 'an earlier write of a draft wins over a later one',
      },
      {
        before: 'if (waiting === null) timer = setTimeout',
        after: 'clearTimeout(timer); timer = setTimeout',
        breaks: 'who types without a pause is not kept',
      },
    ],
  },
  {
    file: 'src/providers/screens/listing/form/formContent.ts',
    tests: FORM,
    faults: [
      {
        before:
          'if (values[field] === emptyValues[field]) values[field] = stored[field] ?? values[field];',
        after: 'values[field] = stored[field] ?? values[field];',
        breaks: 'a stored draft replaces what was typed before it was read',
      },
      {
        before: 'text.slice(0, MOST_TYPED)',
        after: 'text',
        breaks: 'a text of megabytes stays in the form',
      },
    ],
  },
  {
    file: 'src/providers/screens/listing/form/formState.ts',
    tests: FORM,
    faults: [
      {
        before: 'const beforeSplit = { ...state.values, streetAddress: cleaned(text) };',
        after: 'const beforeSplit = values;',
        breaks: 'an address that was split cannot be put back',
      },
      {
        before: 'needsScheme ? `https://${address}` : website',
        after: '`https://${address}`',
        breaks: 'https:// is put before an address that has a scheme',
      },
      {
        before: 'const answer = entry?.fields.answer ?? null;',
        after: 'const answer = null;',
        breaks: 'an edit throws the answer to the reviewer away',
      },
    ],
  },
  {
    file: 'src/providers/screens/listing/form/startOf.ts',
    tests: FORM,
    faults: [
      {
        before: '.filter(({ entryId }) => entryId === (entry?.id ?? null))',
        after: '',
        breaks: 'the draft of a new listing is sent as a change of another camp',
      },
    ],
  },
  {
    file: 'src/providers/worker/imageHead.ts',
    tests: ['src/providers/worker/'],
    faults: [
      {
        before: 'height: (view.getUint32(26, true) >>> 8) + 1',
        after: 'height: 1',
        breaks: 'a bomb in WebP is opened',
      },
      {
        before: 'if (error instanceof RangeError) return null;',
        after: '',
        breaks: 'a file that ends in its head fails without a word',
      },
    ],
  },
  {
    file: 'src/providers/worker/bounds.ts',
    tests: ['src/providers/worker/'],
    faults: [
      {
        before: 'width * height > MOST_PIXELS',
        after: 'false',
        breaks: 'a picture of a gigabyte is opened',
      },
    ],
  },
  {
    file: 'src/providers/rules/submission/submittedDates.ts',
    tests: WORDS,
    faults: [
      {
        before: 'if (left !== bestLeft) return left > bestLeft;',
        after: '',
        breaks: 'dates between two breaks are read as last year’s',
      },
      {
        before: 'sessionsInside(dates) === dates.sessions.length ? dates.season.break : null',
        after: 'dates.season.break',
        breaks: 'a break is named that not all dates are in',
      },
    ],
  },
  {
    file: 'src/providers/rules/submission/duplicates.ts',
    tests: WORDS,
    faults: [
      {
        before: 'one.street === other.street && isSameZip',
        after: 'one.street === other.street',
        breaks: 'two towns with a Main Street share a camp',
      },
      {
        before: "host === '' || SHARED_HOSTS.test(host) ? null : host",
        after: 'host',
        breaks: 'everybody on a social network is one provider',
      },
    ],
  },
  {
    file: 'src/camps/rules/place/splitAddress.ts',
    tests: ['src/camps/rules/place/splitAddress.test.ts'],
    faults: [
      {
        before: 'city.length >= 2 && !UNIT.test(city)',
        after: 'city.length >= 2',
        breaks: 'a suite becomes a city',
      },
    ],
  },
];
