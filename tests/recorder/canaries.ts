import { CHILD_COLORS, emptyProfile, type Profile } from '#family/rules/profile.ts';

/** Words that no program writes by itself. Where one of them leaves the phone, so would a real name. */
export const canaries = {
  child: 'Zq7Maya9xKp',
  school: 'Zq7Oakhurst9xKp',
  parent: 'Zq7Robin9xKp',
  street: 'Zq7Peach9xKp',
  note: 'Zq7Inhaler9xKp',
  /** paidCents, and the same in dollars. */
  paid: '7391137',
  paidDollars: '73,911.37',
} as const;

/** What a family has paid, in cents: as a number, and as it stands on the screen. */
export const paidCents = 7_391_137;

/** The family that every journey's phone belongs to, unless it says otherwise. */
export const canaryProfile: Profile = {
  ...emptyProfile(),
  parentInfo: {
    ...emptyProfile().parentInfo,
    name: canaries.parent,
    streetAddress: canaries.street,
    zipCode: '30317',
  },
  children: [
    {
      id: 'c0ffee00-0000-4000-8000-000000000001',
      firstName: canaries.child,
      birthMonth: '2018-04',
      ageRange: '',
      school: canaries.school,
      districtId: '',
      gradeLevel: '2',
      activities: 'art',
      color: CHILD_COLORS[0],
    },
  ],
};
