import { BasicRow, FeaturedCard } from '#camps/camps.ts';
import { ACTIVITIES } from '#camps/rules/camp/activity.ts';
import { reviewCopy } from '#providers/words/review.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { seasonDay } from '#camps/rules/camp/isOver.ts';
import type { Season } from '#camps/rules/season/season.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import styles from './AsParentsSeeIt.module.css';

type AsParentsSeeItProps = { camp: Camp; season: Season | null; day: string };

const nothing = () => undefined;

/** Shows both cards of the lists. Nothing on them can be pressed, since they link nowhere yet. */
export function AsParentsSeeIt({ camp, season, day }: AsParentsSeeItProps) {
  const start = seasonDay(season, day);
  const shared = { activities: ACTIVITIES, season: start, miles: null, isCloseMatch: false };
  const { title, basic, featured } = reviewCopy.parents;
  return (
    <Panel title={title}>
      <h3 className={styles.kind}>{basic}</h3>
      <div inert>
        <BasicRow camp={camp} isFar={false} {...shared} />
      </div>
      <h3 className={styles.kind}>{featured}</h3>
      <div inert className={styles.card}>
        <FeaturedCard
          camp={camp}
          index={0}
          isCompact={false}
          isFar={false}
          favorite={false}
          scheduled={false}
          onFavorite={nothing}
          onSchedule={nothing}
          onRegister={nothing}
          {...shared}
        />
      </div>
    </Panel>
  );
}
