import type { Page } from '@playwright/test';
import * as v from 'valibot';
import type { RunningServer } from '../../../supabase/local/server.ts';
import { CampRowSchema } from '#camps/store/directory/rows.ts';
import { ChildSchema, emptyProfile } from '#family/rules/profile.ts';
import { takeSnapshot } from '#planner/rules/changes/takeSnapshot.ts';
import { NO_OFFERS_YET } from '#site/rules/dueOffer.ts';
import { BEFORE_FALL, FALL, fallBreak, keepRows, openPlanner, planned } from './planner.ts';

/** The age of Ada is not said; Wren, who is three, has a day off in October on which camps take older ones. */
const children = [
  { id: 'Ada', gradeLevel: '2', districtId: 'dekalb', color: 'clay' },
  { id: 'Max', gradeLevel: '5', districtId: 'dekalb', color: 'teal', birthMonth: '2014-11' },
  { id: 'Wren', school: 'Little Acorns', color: 'dusk', birthMonth: '2022-03' },
].map((child) => v.parse(ChildSchema, { firstName: child.id, ...child }));

const stored = {
  camply_user_data: { state: { ...emptyProfile(), children }, version: 1 },
  'camply-offers': { ...NO_OFFERS_YET, savedSince: Date.parse(BEFORE_FALL) },
};

const [MON = '', TUE = '', WED = '', THU = '', FRI = ''] = FALL;
const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const CAMPS = {
  pine: 'pine-and-paddle-fall-2025',
  kick: 'kick-and-splash-fall-2025',
  rocket: 'rocket-pond-fall-2025',
  casa: 'casa-camaleon-fall-2025',
  mill: 'mill-village-makers-fall-2025',
} as const;

type Fields = Readonly<Record<string, unknown>> & {
  id: string;
  camp: keyof typeof CAMPS;
  childId: string;
  days: string[];
};

/** Every state that a day can be in: covered and planned, half, twice, waiting, maybe, home, unknown, open. */
const week: readonly Fields[] = [
  {
    id: 'pine',
    camp: 'pine',
    childId: 'Ada',
    days: [MON, TUE, WED],
    status: 'confirmed',
    cents: 25_500,
    note: 'Two pairs of shoes',
    receipts: [{ paidOn: '2025-08-04', cents: 10_000, note: 'Deposit' }],
  },
  { id: 'kick', camp: 'kick', childId: 'Ada', days: [THU], hours: hours(9, 12.5) },
  { id: 'rocket', camp: 'rocket', childId: 'Max', days: [MON, TUE], hours: hours(8.5, 17) },
  { id: 'pine-2', camp: 'pine', childId: 'Max', days: [TUE], status: 'registered' },
  { id: 'wait', camp: 'rocket', childId: 'Max', days: [WED], status: 'waitlisted' },
  { id: 'maybe', camp: 'pine', childId: 'Max', days: [THU], status: 'considering' },
  { id: 'casa', camp: 'casa', childId: 'Wren', days: [MON, TUE], hours: hours(8.5, 16.5) },
  { id: 'mill', camp: 'mill', childId: 'Wren', days: [WED], status: 'registered' },
];

const around = [
  ...children.map(({ id }) => fallBreak(id)),
  { ...fallBreak('Wren'), id: 'workday', from: '2025-10-20', to: '2025-10-20', name: 'Workday' },
  {
    kind: 'home',
    id: 'home',
    childId: 'Max',
    day: FRI,
    isHome: true,
    who: 'Grandma',
    span: null,
  },
];

/** My Schedule of three children with a week in which everything happens. */
export async function openFullWeek(page: Page, backend: RunningServer): Promise<void> {
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) {
      localStorage.setItem(key, JSON.stringify(value));
    }
  }, stored);
  const rows = await Promise.all(
    week.map(async ({ camp, ...fields }) => {
      const campId = CAMPS[camp];
      const snapshot = takeSnapshot(await listingOf(backend, campId), '2025-09-15');
      return planned({ campId, providerName: snapshot.providerName, snapshot, ...fields });
    }),
  );
  await openPlanner(page, [...around, ...rows]);
}

/** The same week, with somebody at home on each of its days. */
export async function openCoveredWeek(page: Page, backend: RunningServer): Promise<void> {
  await openFullWeek(page, backend);
  const atHome = children.flatMap(({ id: childId }) =>
    FALL.map((day) => {
      const id = `home-${childId}-${day}`;
      return { kind: 'home', id, childId, day, isHome: true, who: 'Robin', span: null };
    }),
  );
  await keepRows(page, atHome);
  await page.getByText('15 of 15').waitFor();
}

async function listingOf({ url, secretKey }: RunningServer, id: string) {
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  const answer = await fetch(`${url}/rest/v1/camps?id=eq.${id}`, { headers });
  const [row] = v.parse(v.array(v.unknown()), await answer.json());
  return v.parse(CampRowSchema, row);
}
