import type { Holiday } from './holidayNames.ts';

export type BareKind =
  | 'dash'
  | 'comma'
  | 'and'
  | 'or'
  | 'open'
  | 'close'
  | 'end'
  | 'from'
  | 'weekOf'
  | 'label'
  | 'note'
  | 'safe'
  | 'word'
  | 'closed'
  | 'registration'
  | 'unknown'
  | 'danger';
export type Meaning =
  | { kind: 'month'; month: number }
  | { kind: 'weekday'; weekday: number }
  | { kind: 'pattern'; days: readonly number[]; isRange: boolean }
  | { kind: 'number'; value: number }
  | { kind: 'year'; year: number }
  | { kind: 'schoolYear'; year: number }
  | { kind: 'count'; value: number }
  | { kind: 'holiday'; holiday: Holiday }
  | { kind: 'date'; month: number; day: number; year: number | null; isLoose?: boolean }
  | { [K in BareKind]: { kind: K } }[BareKind];

const WORDS = new Map<string, Meaning>();
const add = (words: string, meaning: Meaning) => {
  for (const word of words.split(' ')) WORDS.set(word, meaning);
};

add('to through thru til', { kind: 'dash' });
add('and plus', { kind: 'and' });
add('or', { kind: 'or' });
add('from', { kind: 'from' });
add(
  'closed close no not none except excepting excluding exclude excl skip skipping without minus off',
  {
    kind: 'closed',
  },
);
add('tba tbd tbc announced confirmed determined', { kind: 'unknown' });
// Words that change nothing about a single day beside them.
add(
  'day camp school holiday break vacation winter fall autumn summer spring teacher work workday professional development student learning pd planning conference election special the a an of in on at for with observance observed date thanksgiving christmas noon daily full',
  { kind: 'safe' },
);
add(
  'register registration opens opening enroll enrollment deadline signup ticket deposit due orientation payment refund training audition tryout',
  { kind: 'registration' },
);
// What may take days away, or make them one choice of several.
add(
  'cancel cancelled canceled cancellation tentative tentatively every each either neither nor weekly biweekly monthly alternate alternating other rotating but some any most pick choose select option optional approx approximately about around circa ca maybe may might perhaps possible possibly probably likely hopefully subject change changed moved rescheduled postponed if unless rain makeup start starting started begin beginning end ending until till by before after since between following previous next first last only omit omitted never was were past over ago',
  { kind: 'danger' },
);
add('weekday', { kind: 'pattern', days: [1, 2, 3, 4, 5], isRange: false });
add('weekend', { kind: 'pattern', days: [6, 0], isRange: false });

// The plurals of all words so far; 'Mars' is no month.
const singular = [...WORDS];
for (const [word, meaning] of singular) WORDS.set(`${word}s`, meaning);
add('sept', { kind: 'month', month: 9 });

const FULL_MONTHS =
  'january february march april may june july august september october november december';
for (const [index, full] of FULL_MONTHS.split(' ').entries()) {
  add(`${full} ${full.slice(0, 3)}`, { kind: 'month', month: index + 1 });
}
const WEEKDAYS = [
  'sunday su',
  'monday mo',
  'tuesday tu tues',
  'wednesday weds',
  'thursday thur thurs th',
  'friday',
  'saturday sa',
];
for (const [weekday, names] of WEEKDAYS.entries()) {
  const [full = ''] = names.split(' ');
  const short = full.slice(0, 3);
  add(`${full}s ${short}s`, { kind: 'pattern', days: [weekday], isRange: false });
  // After it: 'tues' is one Tuesday.
  add(`${names} ${short}`, { kind: 'weekday', weekday });
}

/** The meaning of a word for the dates around it. */
export const wordMeaning = (letters: string): Meaning =>
  WORDS.get(letters.toLowerCase().replace(/['’]s$/, 's')) ?? { kind: 'word' };
