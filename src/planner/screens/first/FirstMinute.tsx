import { useRouter } from '@tanstack/react-router';
import { useReadyDirectory, useToday } from '#camps/camps.ts';
import { type ProfileStore, useProfile, useProfileStore } from '#family/family.ts';
import { ownChildren } from '#family/rules/profile.ts';
import styles from './FirstMinute.module.css';
import { FirstChildForm } from './FirstChildForm.tsx';
import { FirstMinuteSkeleton } from './FirstMinuteSkeleton.tsx';
import { NextOpenDays } from './NextOpenDays.tsx';
import { SampleWeek } from './SampleWeek.tsx';

/** The first minute of My Schedule on another page, beside a week as it looks afterwards; for a family its own open days. */
export function FirstMinute() {
  const store = useProfileStore();
  return store === null ? <FirstMinuteSkeleton /> : <Shown store={store} />;
}

function Shown({ store }: { store: ProfileStore }) {
  const { profile } = useProfile(store);
  const directory = useReadyDirectory();
  const today = useToday();
  const router = useRouter();
  const family = ownChildren(profile);
  if (family.length > 0) return <NextOpenDays family={family} />;
  return (
    <div className={styles.pair}>
      <FirstChildForm store={store} onAdded={() => void router.navigate({ to: '/my-camps' })} />
      {directory && <SampleWeek directory={directory} today={today} />}
    </div>
  );
}
