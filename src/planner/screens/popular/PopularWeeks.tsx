import { useMemo } from 'react';
import { useDirectory, useToday } from '#camps/camps.ts';
import { type ProfileStore, useProfile, useProfileStore } from '#family/family.ts';
import { ownChildren, type Profile } from '#family/rules/profile.ts';
import { shortDay } from '#base/day/calendar.ts';
import { familyView } from '#planner/rules/family/familyView.ts';
import { areaChoice, openWeeks } from '#planner/rules/popular/openWeeks.ts';
import { weekLevels } from '#planner/rules/popular/weekLevels.ts';
import { usePopular } from '#planner/store/popular/usePopular.ts';
import { usePlanState } from '#planner/store/usePlanState.ts';
import { popularCopy as copy } from '#planner/words/popular.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { areaLabel } from './areaLabel.ts';
import { LevelMark } from './LevelMark.tsx';

/** How popular each open week of the family's plan is, or how to switch that on. Loads Dexie: not for the first part of a page. */
export function PopularWeeks() {
  const store = useProfileStore();
  return store && <Asked store={store} />;
}

function Asked({ store }: { store: ProfileStore }) {
  const { profile } = useProfile(store);
  const { matchingOptIn, matchBySchool, matchByZip } = profile.privacySettings;
  if (!matchingOptIn) return <ToSettings words={copy.off} />;
  if (!matchBySchool && !matchByZip) return <ToSettings words={copy.noArea} />;
  return <Weeks profile={profile} />;
}

function ToSettings({ words }: { words: string }) {
  return (
    <p>
      <span>{words}</span>{' '}
      <AppLink to="/settings" hash="privacy">
        {copy.settings}
      </AppLink>
    </p>
  );
}

function Weeks({ profile }: { profile: Profile }) {
  const state = usePlanState(null);
  const found = useDirectory();
  const today = useToday();
  const { shown } = usePopular(true);
  const directory = found.status === 'ready' ? found.directory : null;
  const weeks = useMemo(() => {
    if (state === null || directory === null) return null;
    return openWeeks(familyView(ownChildren(profile), state, directory, today, 'mine'));
  }, [profile, state, directory, today]);
  if (weeks === null || directory === null) return null;
  if (weeks.length === 0) return <p>{copy.noWeeks}</p>;
  if (shown === null) return <p>{copy.noNumbers}</p>;
  const { districts } = directory;
  return (
    <ul className="stack gap-75">
      {weekLevels(weeks, areaChoice(profile, districts), shown.weeks).map(({ week, popular }) => (
        <li key={week} className="stack columns-auto-rest middle gap-75">
          <LevelMark level={popular?.level ?? null} />
          <p>
            <b>{copy.week(shortDay(week))}</b>
            {': '}
            <span>
              {copy.level(popular?.level ?? null, areaLabel(popular?.area ?? '', districts))}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
