// The family's profile. Stays on this phone unless sync, a backup or a hand-over was requested.
import * as v from 'valibot';

export const MAX_NAME_LENGTH = 60;
export const MAX_TEXT_LENGTH = 120;
export const MAX_CHILDREN = 12;

/**
 * In the order in which children get them: clay, close to the red of open days, is the last. Each has its own cloth
 * pattern, so that color alone never distinguishes two children.
 */
export const CHILD_COLORS = ['teal', 'dusk', 'plum', 'pine', 'moss', 'clay'] as const;
export type ChildColor = (typeof CHILD_COLORS)[number];

/** The age ranges in years, for parents who do not give a birth month. */
export const AGE_RANGES = ['3-4', '5-6', '7-8', '9-10', '11-12', '13+'] as const;

export const GRADES = [
  'pre-k',
  'k',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
] as const;

/** A field that is missing or spoiled has its default; it costs nothing else. */
const or = <T>(schema: v.GenericSchema<unknown, T>, safe: T) =>
  v.optional(v.fallback(schema, safe), () => safe);
const text = (most: number) => or(v.pipe(v.string(), v.maxLength(most)), '');
const flag = (safe: boolean) => or(v.boolean(), safe);
/** YYYY-MM-DD; '' when it is not known. */
const day = or(v.union([v.pipe(v.string(), v.isoDate()), v.literal('')]), '');
const Time = v.pipe(v.number(), v.finite(), v.minValue(0));

export const ChildSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TEXT_LENGTH)),
  /** First name or nickname. */
  firstName: text(MAX_NAME_LENGTH),
  /** YYYY-MM; '' when unknown. */
  birthMonth: or(v.pipe(v.string(), v.regex(/^(?:\d{4}-(?:0[1-9]|1[0-2]))?$/)), ''),
  /** One of AGE_RANGES, or the value of an earlier version. */
  ageRange: text(20),
  school: text(MAX_TEXT_LENGTH),
  /** The id of a school district of the directory; '' for none. */
  districtId: text(MAX_TEXT_LENGTH),
  /** One of GRADES, or the value of an earlier version. */
  gradeLevel: text(20),
  /** What the child likes: slugs of activities (likedActivities), '' for none. */
  activities: text(MAX_TEXT_LENGTH),
  color: or<ChildColor>(v.picklist(CHILD_COLORS), 'clay'),
});
export type Child = v.InferOutput<typeof ChildSchema>;

const ParentSchema = v.object({
  name: text(MAX_NAME_LENGTH),
  /** The signed-in user's email replaces this one. */
  email: text(254),
  phoneNumber: text(40),
  zipCode: text(10),
  streetAddress: text(300),
  neighborhood: text(MAX_TEXT_LENGTH),
  memberSince: day,
});
export type ParentInfo = v.InferOutput<typeof ParentSchema>;

/** Counting a family's open weeks, without the family (rules/popular of planner). */
const PrivacySchema = v.object({
  matchingOptIn: flag(false),
  matchByZip: flag(false),
  matchBySchool: flag(false),
});
export type PrivacySettings = v.InferOutput<typeof PrivacySchema>;

const EmailSchema = v.object({
  newsletterOptIn: flag(false),
  smsReminders: flag(false),
  marketingEmails: flag(false),
  matchAlerts: flag(false),
  campUpdates: flag(true),
  messageNotifications: flag(true),
  weeklyDigest: flag(false),
  /** Mail before a sign-up opens; with the camp's name, which the mail company can read. */
  signUpMails: flag(false),
  signUpNames: flag(false),
});
export type EmailPreferences = v.InferOutput<typeof EmailSchema>;

const SubscriptionSchema = v.object({
  /** 'none', 'active', … as the payment provider calls it. */
  subscriptionStatus: or(v.pipe(v.string(), v.maxLength(40)), 'none'),
  nextBillingDate: day,
  cancelAtPeriodEnd: flag(false),
  currentPlan: text(MAX_NAME_LENGTH),
  /** Dollars. */
  billingAmount: or(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000)), 0),
});
export type Subscription = v.InferOutput<typeof SubscriptionSchema>;

/** When something was changed: ms since 1970. */
const times = or(
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((all) =>
      Object.fromEntries(
        Object.entries(all).flatMap(([key, time]) => (v.is(Time, time) ? [[key, time]] : [])),
      ),
    ),
  ),
  {},
);

export const ProfileSchema = v.object({
  parentInfo: or(ParentSchema, v.parse(ParentSchema, {})),
  /** Unreadable ones are left out; the code that stores the text saves it separately. */
  children: or(
    v.pipe(
      v.array(v.unknown()),
      v.transform((list) => list.flatMap((child) => readChild(child)).slice(0, MAX_CHILDREN)),
    ),
    [],
  ),
  privacySettings: or(PrivacySchema, v.parse(PrivacySchema, {})),
  subscription: or(SubscriptionSchema, v.parse(SubscriptionSchema, {})),
  emailPreferences: or(EmailSchema, v.parse(EmailSchema, {})),
  /** Nothing was entered yet: family and subscription are samples and never leave the phone. */
  isSample: flag(false),
  /** Pairs of ids of different children with the same name, so that the question is not repeated. Not synced. */
  twoChildren: or(
    v.pipe(
      v.array(v.unknown()),
      v.transform((list) => list.filter((pair) => typeof pair === 'string').slice(0, 100)),
    ),
    [],
  ),
  /** The times of changes by `kind:id:field`. A field that never changed has none. */
  changedAt: times,
  /** Children that were removed, by id. */
  removedAt: times,
});
export type Profile = v.InferOutput<typeof ProfileSchema>;

function readChild(child: unknown): Child[] {
  const { success, output } = v.safeParse(ChildSchema, child);
  return success ? [output] : [];
}

const NO_CHILDREN: readonly Child[] = [];
/** The children of the family itself: none of a made-up one. The same list for the same profile. */
export const ownChildren = ({
  isSample,
  children,
}: Pick<Profile, 'isSample' | 'children'>): readonly Child[] => (isSample ? NO_CHILDREN : children);

export const emptyProfile = (): Profile => v.parse(ProfileSchema, {});

/** What a visitor sees before the first own entry, so that the page shows what it is for. */
export const sampleProfile = (): Profile =>
  v.parse(ProfileSchema, {
    isSample: true,
    parentInfo: { name: 'Robin', zipCode: '30317', neighborhood: 'Kirkwood' },
    children: [
      {
        id: 'sample-1',
        firstName: 'Maya',
        ageRange: '7-8',
        gradeLevel: '2',
        districtId: 'dekalb',
        color: 'teal',
      },
      {
        id: 'sample-2',
        firstName: 'Leo',
        ageRange: '9-10',
        gradeLevel: '5',
        districtId: 'dekalb',
        color: 'dusk',
      },
    ],
    subscription: {
      subscriptionStatus: 'active',
      currentPlan: 'Premium',
      billingAmount: 29.99,
      nextBillingDate: '2024-02-15',
    },
  });
