import type { CircleRow, CircleWish } from '#family/rules/plan/circleRows.ts';
import type { CircleFriend } from '#planner/rules/circles/circleFriends.ts';
import type { ShownCircle } from '#planner/store/circles/createCircleKeeper.ts';
import { onStage } from './onStage.tsx';
import type { StageGiven } from './PlanStage.tsx';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { usePlan } from '#planner/screens/PlanContext.ts';
import type { CircleActions } from '#planner/screens/circles/circlePlan.ts';
import { CirclesView } from '#planner/screens/circles/CirclesView.tsx';

export const SECRET = 'AbCdEfGhIjKlMnOpQrStUv';
export const WEEK = '2025-10-06';

export const circleRow: CircleRow = {
  id: 'circle',
  name: 'Room 12',
  access: { secret: SECRET, ownSecret: '', proof: '', privateKey: '', publicKey: '', keys: '' },
  joinedAt: 0,
  ended: null,
};
export const ownCircleRow: CircleRow = {
  ...circleRow,
  access: { ...circleRow.access, ownSecret: 'own' },
};

export const circleFriend: CircleFriend = {
  label: 'Leo',
  color: 'teal',
  campId: 'pine',
  campName: 'Pine & Paddle',
  week: WEEK,
  days: ['2025-10-06', '2025-10-07', '2025-10-08'],
  note: { text: 'I can drive two', day: '2025-10-07', task: 'bring' },
  familyId: 'other',
  circleId: 'circle',
  circleName: 'Room 12',
};
export const laterFriend: CircleFriend = {
  ...circleFriend,
  label: 'N',
  campId: 'owl',
  campName: 'Owl',
  week: '2025-09-29',
  days: ['2025-09-29'],
  note: null,
};

/** Two families that have told nothing yet. `quiet`: wishes of the other. */
export const aShownCircle = (fields: Partial<ShownCircle> = {}, quiet = 0): ShownCircle => ({
  row: circleRow,
  view: {
    syncedAt: Date.now(),
    me: 'me',
    families: [
      { id: 'me', quiet: 0, wishes: [] },
      { id: 'other', quiet, wishes: [] },
    ],
    waiting: [],
    matches: [],
    unreadable: 0,
    isWaiting: false,
  },
  friends: [],
  matches: [],
  ...fields,
});

/** Nobody else has joined. */
export const aCircleAlone = (): ShownCircle => {
  const { view, ...rest } = aShownCircle();
  return { ...rest, view: view && { ...view, families: [{ id: 'me', quiet: 0, wishes: [] }] } };
};

export const pineEntry = aPlanEntry({
  id: 'entry',
  campId: 'pine',
  childId: 'maya',
  days: ['2025-10-06', '2025-10-07', '2025-10-08'],
  snapshot: { ...aPlanEntry().snapshot, providerName: 'Pine & Paddle' },
});
const pondEntry = aPlanEntry({
  id: 'pond',
  campId: 'pond',
  childId: 'maya',
  days: ['2025-10-09'],
  snapshot: { ...aPlanEntry().snapshot, providerName: 'Rocket Pond' },
});

const nothing: CircleActions = {
  onMake: async () => ({ id: 'circle' }),
  onLook: async () => ({ id: 'circle', name: 'Room 12' }),
  onJoin: async () => ({ id: 'circle' }),
  onRefresh: async () => undefined,
  onRenew: async () => null,
};

type Shown = Partial<CircleActions> & {
  circles?: readonly ShownCircle[];
  secret?: string | null;
  hasChild?: boolean;
  onLinkDone?: () => void;
};

const link = (secret: string | null) => ({ secret });

const NONE: readonly ShownCircle[] = [];

function Staged({
  circles = NONE,
  hasChild = true,
  given,
  ...actions
}: Shown & { given: { secret: string | null } }) {
  const { state, today, change, keep, children } = usePlan();
  const family = hasChild ? children.map(({ child }) => child) : [];
  const plan = { state, today, change, keep, family };
  return (
    <main>
      <h1>Camp buddies</h1>
      <CirclesView
        {...nothing}
        onLinkDone={() => undefined}
        {...actions}
        {...{ plan, circles }}
        link={given}
      />
    </main>
  );
}

/** The page of circles in a browser's document, over a plan with two camps of Maya in memory. */
export async function showCircles(
  { secret = null, ...props }: Shown,
  given: StageGiven['state'] = {},
) {
  const circles = props.circles ?? [];
  const state = {
    entries: [pineEntry, pondEntry],
    circles: circles.map((one) => one.row),
    ...given,
  };
  return onStage({ state }, <Staged {...props} given={link(secret)} />);
}

/** That Maya goes to Pine & Paddle. */
export const aCircleWish: CircleWish = {
  id: 'circle 2025-10-06 entry',
  circleId: 'circle',
  entryId: 'entry',
  week: WEEK,
  label: 'Mouse',
  color: 'moss',
  isQuiet: false,
  note: null,
};
