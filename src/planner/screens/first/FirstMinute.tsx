import { useState } from 'react';
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
  // Another tab may add a child meanwhile: what is typed here stays.
  const [isTyping, setTyping] = useState(false);
  const family = ownChildren(profile);
  if (family.length > 0 && !isTyping) return <NextOpenDays family={family} />;
  return (
    <div className={styles.pair} onInput={() => setTyping(true)}>
      <FirstChildForm
        store={store}
        onAdded={() => {
          setTyping(false);
          void router.navigate({ to: '/my-camps' });
        }}
      />
      {directory && <SampleWeek directory={directory} today={today} />}
    </div>
  );
}
