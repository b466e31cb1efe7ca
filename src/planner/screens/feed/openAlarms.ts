import { campPath } from '#camps/rules/camp/campPath.ts';
import { plainText } from '#base/text/plainText.ts';
import type { Alarms } from '#planner/store/alarms/Alarms.ts';
import type { AlarmTools } from '#planner/store/alarms/alarmTools.ts';
import { browserPush } from '#planner/store/alarms/browserPush.ts';
import { createAlarms } from '#planner/store/alarms/createAlarms.ts';
import { askedAlarmCopy as copy } from '#planner/words/askedAlarms.ts';
import { ALARMS_CACHE } from '#base/storage/storageKeys.ts';
import { plannedAlarms } from '../alarm/alarmTexts.ts';

type OfBrowser = 'caches' | 'channel' | 'push' | 'randomBytes' | 'origin' | 'planned' | 'words';

const words: AlarmTools['words'] = {
  trial: { ...copy.trial, path: '/my-camps' },
  room: ({ id, name }) => ({
    title: copy.room.title(plainText(name)),
    body: copy.room.body,
    path: campPath(id),
  }),
};

/** The alarms of this phone, by the browser's own push, caches and channel. Rejects with StorageError where the browser keeps nothing. */
export const openAlarms = (tools: Omit<AlarmTools, OfBrowser>): Promise<Alarms> =>
  createAlarms({
    ...tools,
    caches: globalThis.caches ?? NO_CACHES,
    channel: new BroadcastChannel(ALARMS_CACHE),
    push: browserPush,
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    origin: location.origin,
    planned: plannedAlarms,
    words,
  });

/** Where a page is not served over https: there the way is `unable`, and nothing is stored. */
const NO_CACHES: AlarmTools['caches'] = {
  has: () => Promise.resolve(false),
  delete: () => Promise.resolve(false),
  open: () => Promise.reject(new DOMException('no caches', 'SecurityError')),
};
