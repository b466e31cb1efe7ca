import { useRef } from 'react';
import { shortDay } from '#base/day/calendar.ts';
import { setFamilyPlan } from '#planner/rules/commands/dayCommands.ts';
import { openSwaps } from '#planner/rules/custody/custodyCommands.ts';
import { otherHome } from '#planner/rules/custody/createNights.ts';
import { hasTwoHomes, homeName, homesRoom } from '#planner/rules/custody/homeOfDay.ts';
import { homesCopy as copy } from '#planner/words/homes.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { usePlan } from '../PlanContext.ts';
import { HomesLogLink } from './HomesLogLink.tsx';
import { HomeNumbers } from './HomeNumbers.tsx';
import styles from './HomesPanel.module.css';
import { MoreChildren } from './MoreChildren.tsx';
import { NextNights } from './NextNights.tsx';
import { SwapAsk } from './SwapAsk.tsx';

/** A double tap is over by then. */
const DOUBLE_TAP_MS = 500;

/** Two homes: what waits for an answer, the next nights, and the numbers of each home. */
export function HomesPanel() {
  const plan = usePlan();
  const { state, open, today, keep } = plan;
  const asks = useRef<HTMLUListElement>(null);
  const goneAt = useRef(-Infinity);
  if (!hasTwoHomes(state)) return null;
  const swaps = openSwaps(state, today);
  const { homesEndedOn } = state.family;
  const room = homesRoom(state);
  const isShared = room !== null;
  const other = homeName(state.households, otherHome(state.family.ownHome ?? 'a'));

  const toList = () => asks.current?.focus();

  function mayGo(): boolean {
    // The second press of a double tap would answer the swap that has moved up.
    const now = performance.now();
    if (now - goneAt.current < DOUBLE_TAP_MS) return false;
    goneAt.current = now;
    toList();
    return true;
  }
  return (
    <Panel
      title={copy.heading}
      asks={swaps.some(({ askedBy }) => askedBy !== state.family.ownHome)}
      action={
        <Button variant="flush" size="small" onClick={() => open({ kind: 'homes', childId: null })}>
          <Glyph name="pen" />
          <span>{copy.change}</span>
        </Button>
      }
    >
      {homesEndedOn !== null && !isShared && (
        <Alert
          tone="info"
          title={copy.share.ended(other, shortDay(homesEndedOn))}
          action={
            <Button
              variant="line"
              size="small"
              onClick={() => {
                toList();
                void keep([setFamilyPlan({ homesEndedOn: null })]);
              }}
            >
              {copy.share.endedRead}
            </Button>
          }
        >
          {copy.share.endedText(other)}
        </Alert>
      )}
      {room && <MoreChildren room={room} other={other} onGone={toList} />}
      {/* It stays: the focus is in it when the last one is answered. */}
      <ul ref={asks} className="stack" tabIndex={-1} aria-label={copy.swap.list}>
        {swaps.map((swap) => (
          <SwapAsk key={swap.id} swap={swap} mayGo={mayGo} />
        ))}
      </ul>
      {swaps.length > 0 && <p className="soft small">{copy.swap.note}</p>}
      <NextNights />
      <HomeNumbers />
      <div className={styles.ways}>
        <Button variant="flush" size="small" onClick={() => open({ kind: 'shareHomes' })}>
          <Glyph name="share" />
          <span>{isShared ? copy.share.on(other) : copy.share.action(other)}</span>
        </Button>
        <Button variant="flush" size="small" onClick={() => open({ kind: 'sharedFields' })}>
          <Glyph name="shield" />
          {copy.shared}
        </Button>
        <HomesLogLink />
      </div>
    </Panel>
  );
}
