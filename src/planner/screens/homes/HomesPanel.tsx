import { useRef } from 'react';
import { addDays } from '#base/day/calendar.ts';
import { formatList } from '#camps/camps.ts';
import { dollars } from '#camps/rules/text/price.ts';
import { homesInOrder, openSwaps } from '#planner/rules/custody/custodyCommands.ts';
import { hasTwoHomes, householdOf } from '#planner/rules/custody/homeOfDay.ts';
import { homeSums } from '#planner/rules/custody/homeSums.ts';
import { fullyCoveredDays } from '#planner/rules/coverage/coverSummary.ts';
import { readBreakBudget } from '#planner/rules/money/budgets.ts';
import { breakName } from '#planner/words/board.ts';
import { homesCopy as copy } from '#planner/words/homes.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { breakMoney, breaksWithMoney } from '../panels/breakMoney.ts';
import { formatCostSum } from '../pieces/formatCosts.ts';
import { usePlan } from '../PlanContext.ts';
import { HomeSign } from './HomeBand.tsx';
import { whoseHome } from './homeNames.ts';
import styles from './HomesPanel.module.css';
import { LOG_HASH } from '../print/logHash.ts';
import { NightStrip } from './NightStrip.tsx';
import { SwapAsk } from './SwapAsk.tsx';

const NIGHTS = 14;

/** Two homes: what waits for an answer, the next nights, and the numbers of each home. */
export function HomesPanel() {
  const plan = usePlan();
  const { state, open, today } = plan;
  const asks = useRef<HTMLUListElement>(null);
  if (!hasTwoHomes(state)) return null;
  const swaps = openSwaps(state, today);
  return (
    <Panel
      title={copy.heading}
      asks={swaps.some(({ askedBy }) => askedBy !== state.family.ownHome)}
      action={
        <Button variant="quiet" size="small" onClick={() => open({ kind: 'homes', childId: null })}>
          <Glyph name="pen" />
          <span>{copy.change}</span>
        </Button>
      }
    >
      {/* It stays: the focus is in it when the last one is answered. */}
      <ul ref={asks} className="stack" tabIndex={-1} aria-label={copy.swap.list}>
        {swaps.map((swap) => (
          <SwapAsk key={swap.id} swap={swap} onGone={() => asks.current?.focus()} />
        ))}
      </ul>
      {swaps.length > 0 && <p className="soft small">{copy.swap.note}</p>}
      <NextNights />
      <HomeNumbers />
      <div className={styles.ways}>
        <Button variant="quiet" size="small" onClick={() => open({ kind: 'sharedFields' })}>
          <Glyph name="shield" />
          {copy.shared}
        </Button>
        <ButtonLink variant="quiet" size="small" to="/my-camps/print" hash={LOG_HASH}>
          <Glyph name="print" />
          {copy.log}
        </ButtonLink>
      </div>
    </Panel>
  );
}

/** One strip for children who sleep in the same home, night for night. */
function NextNights() {
  const { children, today, open } = usePlan();
  const days = Array.from({ length: NIGHTS }, (_, at) => addDays(today, at));
  const inBoth = children.flatMap(({ child, custody }) => (custody ? [{ child, custody }] : []));
  const strips = new Map<string, typeof inBoth>();
  for (const one of inBoth) {
    const nights = days.map(one.custody.nightOf).join('');
    strips.set(nights, [...(strips.get(nights) ?? []), one]);
  }
  return [...strips.values()].map((some) => {
    const [first] = some;
    if (!first) return null;
    const names = formatList(some.map(({ child }) => child.firstName));
    const label = strips.size === 1 ? copy.next : `${names}: ${copy.next.toLowerCase()}`;
    return (
      <div key={first.child.id} className="stack gap-35">
        <p className="small weight-800" aria-hidden="true">
          {label}
        </p>
        <NightStrip
          days={days}
          nightOf={first.custody.nightOf}
          label={label}
          onNight={(day) => open({ kind: 'nights', childId: first.child.id, day })}
        />
      </div>
    );
  });
}

function HomeNumbers() {
  const plan = usePlan();
  const { state, shown, children, open } = plan;
  const rows = breakMoney(plan).children.flatMap((one) => one.rows);
  const sums = homeSums(children, shown.days, rows);
  const isShared = rows.length > 0;
  return (
    <div className="stack gap-35">
      <p className="small weight-800" id="home-numbers">
        {copy.numbers(breakName(shown))}
      </p>
      <ul className={styles.homes} aria-labelledby="home-numbers">
        {homesInOrder(state.family.ownHome).map((home) => {
          const sum = sums.find((one) => one.home === home);
          const { budgets } = householdOf(state.households, home);
          const budget = readBreakBudget(budgets, breaksWithMoney(plan), shown).family;
          const {
            needed,
            open: openDays,
            waiting,
          } = sum?.counts ?? { needed: 0, open: 0, waiting: 0 };
          return (
            <li key={home}>
              <button type="button" onClick={() => open({ kind: 'household', home })}>
                <HomeSign home={home} />
                <span>
                  <b>{`${whoseHome(state, home)} home`}</b>
                  <small>
                    {sum && copy.covered(fullyCoveredDays(sum.counts), needed, openDays + waiting)}
                  </small>
                </span>
                {sum && (isShared || budget !== null) && (
                  <small>
                    {copy.cost(
                      isShared ? formatCostSum(sum.cost) : dollars(0),
                      budget === null ? null : dollars(budget),
                    )}
                  </small>
                )}
                <Glyph name="chev" />
              </button>
            </li>
          );
        })}
      </ul>
      {isShared && <p className="soft small">{copy.shares}</p>}
    </div>
  );
}
