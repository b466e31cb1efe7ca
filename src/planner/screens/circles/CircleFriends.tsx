import { ChildFace } from '#family/family.ts';
import { formatList } from '#camps/camps.ts';
import { isOwnEntry } from '#family/rules/plan/planEntry.ts';
import type { CircleFriend } from '#planner/rules/circles/circleFriends.ts';
import { circleOffers, type CircleOffer } from '#planner/rules/circles/tellCircle.ts';
import { circlesCopy } from '#planner/words/circles.ts';
import type { ShownCircle } from '#planner/store/circles/createCircleKeeper.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { formatDatedDays } from '../pieces/formatDays.ts';
import card from './CircleCard.module.css';
import styles from './CircleFriends.module.css';
import type { CirclePlan } from './circlePlan.ts';
import { formatLabel } from '#planner/words/formatLabel.ts';
import { formatNote, formatWeek } from './circleSentences.ts';
import { Tents } from './Tents.tsx';

const copy = circlesCopy.who;

type CircleFriendsProps = { circle: ShownCircle; plan: CirclePlan };

/** Who goes where, by weeks: first those in which this family has plans. */
export function CircleFriends({ circle, plan }: CircleFriendsProps) {
  const { view, friends } = circle;
  const { state, family, today } = plan;
  const offers = circleOffers(state.entries, family, today);
  const others = view?.families.filter(({ id }) => id !== view.me) ?? [];
  const quietFamilies = others.filter(({ quiet }) => quiet > 0);
  const quiet = quietFamilies.reduce((sum, one) => sum + one.quiet, 0);
  const isRead = view !== null && view.syncedAt !== null;
  const nobody = others.length === 0 ? copy.nobody : copy.nothing;
  return (
    <div className={card.part}>
      <h3>{copy.heading}</h3>
      {!isRead && <p className="soft leading-140">{copy.notYet}</p>}
      {isRead && friends.length === 0 && (
        <div className={styles.waiting}>
          <Tents lit={0} />
          <div>
            <h4>{nobody.title}</h4>
            <p className="soft leading-140">{nobody.text}</p>
          </div>
        </div>
      )}
      {weeksOf(friends, offers).map(({ week, ofWeek }) => (
        <section key={week} className={styles.week}>
          <h4>{formatWeek(week)}</h4>
          <ul>
            {ofWeek.map((friend, at) => (
              <FriendRow
                // oxlint-disable-next-line react/no-array-index-key -- a family may tell one thing twice
                key={`${friend.familyId} ${friend.campId} ${at}`}
                friend={friend}
                along={alongWith(friend, offers, family)}
              />
            ))}
          </ul>
        </section>
      ))}
      {quiet > 0 && (
        <p className="soft small leading-140">{copy.quiet(quietFamilies.length, quiet)}</p>
      )}
    </div>
  );
}

/** `along`: the own children at the same camp in the same week. */
function FriendRow({ friend, along }: { friend: CircleFriend; along: readonly string[] }) {
  const { label, color, campId, campName, days, note } = friend;
  const shown = formatLabel(label);
  return (
    <li className={styles.friend} data-lit={along.length > 0}>
      <ChildFace name={label} color={color} />
      <div className="stack columns-1 gap-15 min-0">
        <h5>{along.length > 0 ? copy.too(shown) : shown}</h5>
        <p className="leading-140 anywhere">
          {isOwnEntry({ campId }) ? (
            <span>{campName}</span>
          ) : (
            <AppLink to="/camps/$campId" params={{ campId }} className="same-ink">
              {campName}
            </AppLink>
          )}
          <span>{`, ${formatDatedDays(days)}`}</span>
        </p>
        {along.length > 0 && <p className="small leading-140">{copy.sameAs(formatList(along))}</p>}
        {note !== null && note.text !== '' && (
          <p className={styles.note}>{`“${formatNote(note)}”`}</p>
        )}
      </div>
    </li>
  );
}

type Week = { week: string; ofWeek: CircleFriend[] };

function weeksOf(friends: readonly CircleFriend[], offers: readonly CircleOffer[]): Week[] {
  const own = new Set(offers.map(({ week }) => week));
  return [...new Set(friends.map(({ week }) => week))]
    .map((week) => ({
      week,
      ofWeek: friends.filter((friend) => friend.week === week),
      isOwn: own.has(week),
    }))
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
}

const alongWith = (
  friend: CircleFriend,
  offers: readonly CircleOffer[],
  family: CirclePlan['family'],
): string[] =>
  family.flatMap(({ id, firstName }) =>
    offers.some(
      ({ childId, campId, week }) =>
        childId === id && campId === friend.campId && week === friend.week,
    )
      ? [firstName]
      : [],
  );
