type Expected = { fall: string; winter: string; spring: string; summer: string; year: string };

/** What each page's main button says; '' where spring is only announced. */
export const twelveDays: [day: string, expected: Expected][] = [
  [
    '2025-08-15',
    {
      fall: 'Fall Break 2025 Registration Open',
      winter: 'Winter 2025–26 Registration Open',
      spring: '',
      summer: 'Summer 2025: See Openings',
      year: '2025–26',
    },
  ],
  [
    // Fall ends tonight.
    '2025-10-31',
    {
      fall: 'Fall Break 2025 Registration Open',
      winter: 'Winter 2025–26 Registration Open',
      spring: '',
      summer: 'Summer 2026: First Look',
      year: '2025–26',
    },
  ],
  [
    '2025-11-01',
    {
      fall: 'Fall Break 2026 First Look',
      winter: 'Winter 2025–26 Registration Open',
      spring: '',
      summer: 'Summer 2026: First Look',
      year: '2025–26',
    },
  ],
  [
    // Held back by the operator: it is announced while it runs.
    '2026-03-01',
    {
      fall: 'Fall Break 2026 First Look',
      winter: 'Winter 2026–27 First Look',
      spring: '',
      summer: 'Summer 2026: First Look',
      year: '2025–26',
    },
  ],
  [
    // Summer begins tomorrow, and fall opens in three days.
    '2026-05-31',
    {
      fall: 'Fall Break 2026 First Look',
      winter: 'Winter 2026–27 First Look',
      spring: 'Spring Break 2027 First Look',
      summer: 'Summer 2026: See Openings',
      year: '2025–26',
    },
  ],
  [
    '2026-06-03',
    {
      fall: 'Fall Break 2026 Registration Open',
      winter: 'Winter 2026–27 First Look',
      spring: 'Spring Break 2027 First Look',
      summer: 'Summer 2026: See Openings',
      year: '2025–26',
    },
  ],
  [
    '2026-11-22',
    {
      fall: 'Fall Break 2027 First Look',
      winter: 'Winter 2026–27 Registration Open',
      spring: 'Spring Break 2027 First Look',
      summer: 'Summer 2027: First Look',
      year: '2026–27',
    },
  ],
  [
    '2026-12-01',
    {
      fall: 'Fall Break 2027 First Look',
      winter: 'Winter 2026–27 Registration Open',
      spring: 'Spring Break 2027 Registration Open',
      summer: 'Summer 2027: First Look',
      year: '2026–27',
    },
  ],
  [
    // Winter ends tonight, spring begins tomorrow.
    '2027-02-28',
    {
      fall: 'Fall Break 2027 First Look',
      winter: 'Winter 2026–27 Registration Open',
      spring: 'Spring Break 2027 Registration Open',
      summer: 'Summer 2027: First Look',
      year: '2026–27',
    },
  ],
  [
    // The first day of a school year.
    '2027-08-01',
    {
      fall: 'Fall Break 2027 Registration Open',
      winter: 'Winter 2027–28 First Look',
      spring: 'Spring Break 2028 First Look',
      summer: 'Summer 2027: See Openings',
      year: '2027–28',
    },
  ],
  [
    '2028-02-29',
    {
      fall: 'Fall Break 2028 First Look',
      winter: 'Winter 2027–28 Registration Open',
      spring: 'Spring Break 2028 Registration Open',
      summer: 'Summer 2028: First Look',
      year: '2027–28',
    },
  ],
  [
    '2028-08-31',
    {
      fall: 'Fall Break 2028 Registration Open',
      winter: 'Winter 2028–29 Registration Open',
      spring: 'Spring Break 2029 First Look',
      summer: 'Summer 2028: See Openings',
      year: '2028–29',
    },
  ],
];
