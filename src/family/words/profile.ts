import type { ChildProblem, ParentProblem } from '#family/rules/checks.ts';

/** Copy of the family's profile. */
export const profileCopy = {
  heading: 'Your family',
  kept: 'Saved on this device, no account needed. Names aren’t sent.',
  synced: 'Saved here and, encrypted, for your other devices.',
  notKept: {
    title: 'Not saved',
    text: 'Your browser didn’t save this change. It lasts until you close this tab. Free up some space, or leave private browsing.',
    tryAgain: 'Try again',
  },
  waiting: 'Loading your family',
  sample: {
    title: 'This is a sample family.',
    text: 'Add your own child and it goes away.',
    action: 'Add a child',
  },
  damaged: {
    title: 'Part of your profile couldn’t be read.',
    text: 'We set that part aside. The rest is fine, and nothing was deleted.',
    save: 'Save the damaged part',
    drop: 'I don’t need it',
    fileName: 'camply-damaged-profile.txt',
  },
  children: {
    heading: 'Children',
    add: 'Add a child',
    most: 'Twelve children is the most we can hold.',
    edit: 'Edit',
    sample: 'Sample',
    removed: (name: string) => `Removed ${name}`,
    undo: 'Undo',
  },
  child: {
    newTitle: 'Add a child',
    stays: 'Stays on this device unless you turn on sync.',
    firstName: 'First name or nickname',
    month: 'Birth month',
    year: 'Birth year',
    noMonth: 'Month',
    noYear: 'Year',
    birthHint: 'Optional. It helps us match camps’ ages as they grow.',
    ageRange: 'Age',
    ageRangeHint: 'If you’d rather not give a birth month.',
    noAgeRange: 'Not given',
    grade: 'Grade',
    noGrade: 'Not given',
    district: 'School district',
    noDistrict: 'Not listed',
    districtsLater: 'School districts load once you’re online.',
    noDatesHint: 'We don’t have its dates yet. Open its calendar file in My Schedule.',
    school: 'School',
    schoolHint: 'Only for you.',
    likes: 'Likes',
    likesHint: 'Optional. These come first where camps cover a day equally well.',
    color: 'Color',
    remove: 'Remove',
    add: 'Add',
    done: 'Done',
  },
  you: {
    heading: 'You',
    name: 'Name',
    zipCode: 'ZIP code',
    neighborhood: 'Neighborhood',
    streetAddress: 'Street address',
    streetHint: 'For sign-up forms. Never synced or shared.',
    phoneNumber: 'Phone',
    phoneHint: 'Never synced or shared.',
    email: 'Email',
    /** In an empty field, of the sample family: never as the person’s own. */
    such: (value: string) => `Like ${value}`,
    saved: 'Saved as you type.',
    notSaved: 'Not saved.',
    member: (month: string) => `Member since ${month}.`,
  },
  problems: {
    noName: 'Enter a first name or a nickname',
    longName: 'Use 60 letters or fewer',
    futureBirth: 'That month is in the future',
    oldBirth: 'Pick a later year: camps here are for children and teens',
    zip: 'A ZIP code has five digits, like 30317',
    phone: 'Enter a phone number, like 404 555 0100',
    email: 'Please enter a valid email',
  } satisfies Record<ChildProblem | ParentProblem, string>,
} as const;

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The label of a grade; a value of an earlier version stays as it was written. */
export function gradeLabel(grade: string): string {
  if (grade === '') return '';
  if (grade === 'pre-k') return 'Pre-K';
  if (grade === 'k') return 'Kindergarten';
  if (!/^\d+$/.test(grade)) return grade;
  const endings: Readonly<Record<string, string>> = { '1': 'st', '2': 'nd', '3': 'rd' };
  return `${grade}${endings[grade] ?? 'th'} grade`;
}

/** 'Under 1' for a baby. */
export function childAgeLabel(years: number | null, ageRange: string): string {
  if (years !== null)
    return years === 0 ? 'Under 1 year' : years === 1 ? '1 year' : `${years} years`;
  return ageRange === '' ? '' : `${ageRange.replace('-', '–')} years`;
}

export const colorNames = {
  clay: 'Clay',
  teal: 'Teal',
  dusk: 'Dusk',
  pine: 'Pine',
  plum: 'Plum',
  moss: 'Moss',
} as const;
