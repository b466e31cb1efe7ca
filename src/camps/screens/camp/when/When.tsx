import type { Camp } from '#camps/rules/camp/camp.ts';
import { campCopy } from '#camps/words/camp/camp.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useAfterHydration } from '#ui/useAfterHydration.ts';
import styles from './When.module.css';
import type { FamilyDaysSlot } from '../../parts/PlanThisCampSlot.ts';
import { WhenSheet } from './WhenSheet.tsx';

// School calendars are in the directory on the device: nothing the first paint could show.
const SchoolSheet = lazyPart(async () => (await import('./SchoolSheet.tsx')).SchoolSheet);

type WhenProps = {
  camp: Camp;
  days: readonly string[];
  /** The address one came from on this site, null when unknown. */
  from: string | null;
  FamilyDays: FamilyDaysSlot;
};

/** Every day of the camp, on the kitchen calendar and in words, beside the days without school. */
export function When({ camp, days, from, FamilyDays }: WhenProps) {
  const hydrated = useAfterHydration();
  const { when } = campCopy;
  const copy = camp.datesText?.trim() ?? '';
  const sheet = <WhenSheet days={days} />;
  return (
    <section aria-labelledby="camp-when" className="stack columns-1 gap-90 h2-title-3">
      <h2 id="camp-when">{when.heading}</h2>
      {days.length === 0 ? (
        <div className={styles.unread}>
          {copy !== '' && <p className={styles.own}>{copy}</p>}
          <p>{copy === '' ? when.none : when.unread}</p>
        </div>
      ) : hydrated ? (
        <SchoolSheet
          boundary={{ fallback: sheet, errorFallback: sheet }}
          campId={camp.id}
          {...{ days, from, FamilyDays }}
        />
      ) : (
        sheet
      )}
    </section>
  );
}
