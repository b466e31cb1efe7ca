import type { Profile } from '#family/rules/profile.ts';
import type { RandomBytes } from '#base/crypto/identity.ts';
import type { Backend } from '#base/http/backendConfig.ts';
import type { AlarmFileTools } from '#base/push/alarmFile.ts';
import type { AlarmWish, PlannedAlarm } from '#planner/rules/alarms/alarm.ts';
import type { FollowTools } from '../followPlan.ts';
import type { PlanSource } from '../planSource.ts';
import type { Push } from './browserPush.ts';

/** What an alarm says that no plan asks for. */
export type AlarmWords = Pick<PlannedAlarm, 'title' | 'body' | 'path'>;

export type AlarmTools = FollowTools &
  Pick<AlarmFileTools, 'caches' | 'channel'> & {
    /** The profile of this device, as it is stored now. */
    profile: () => Promise<Profile>;
    backend: () => Backend;
    push: Push;
    randomBytes: RandomBytes;
    /** Of this site: where a tap on an alarm leads. */
    origin: string;
    /** What the plan asks for at a moment, ms since 1970: ahead of it only. The same plan asks for the same. */
    planned: (source: PlanSource, wish: AlarmWish, now: number) => PlannedAlarm[];
    words: { trial: AlarmWords; room: (camp: { id: string; name: string }) => AlarmWords };
  };
