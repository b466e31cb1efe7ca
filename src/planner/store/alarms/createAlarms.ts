// The alarms of this phone: their file, their state, and what follows the plan (createAlarmPass.ts). Presses are in alarmPresses.ts.
import { oneAtATime } from '#base/device/oneAtATime.ts';
import { createStore } from 'zustand/vanilla';
import { logBug } from '#base/device/isNoAnswer.ts';
import { alarmFile } from '#base/push/alarmFile.ts';
import { type AlarmMemory, emptyAlarmMemory, turnedOff } from '#base/push/alarmMemory.ts';
import { ALARMS_CACHE } from '#base/storage/storageKeys.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import { lastDayOfPass } from '#planner/rules/alarms/seasonPass.ts';
import { followPlan, type PlanFollower } from '../followPlan.ts';
import { alarmPresses } from './alarmPresses.ts';
import type { AlarmOutcome, Alarms, AlarmState } from './Alarms.ts';
import { type AlarmKey, createAlarmServer } from '#base/push/alarmServer.ts';
import { alarmState } from './alarmState.ts';
import type { AlarmTools } from './alarmTools.ts';
import { createAlarmPass } from './createAlarmPass.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Follows the plan from now on if alarms are on, or if the server has yet to drop some. Rejects with StorageError where the browser
 * keeps nothing.
 */
export async function createAlarms(
  tools: AlarmTools,
): Promise<Alarms & Pick<PlanFollower, 'begin'>> {
  const { push, clock } = tools;
  const server = createAlarmServer(tools.backend, clock);
  const file = alarmFile(tools);
  const read = () => file.read().catch(storageFailed);
  let memory = await read();
  let key: { at: number; said: AlarmKey } | null = null;
  const stateNow = () => alarmState(memory, push, key?.said ?? null, clock.now());
  const state = createStore<AlarmState>(stateNow);

  function show(next = memory): AlarmMemory {
    memory = next;
    state.setState(stateNow(), true);
    return memory;
  }
  const refresh = () => void read().then(show).catch(logBug);
  const change = (next: (memory: AlarmMemory) => AlarmMemory) =>
    file.change(next).then(show, storageFailed);

  const forget = () => file.forget().then(() => void show(emptyAlarmMemory()), storageFailed);

  async function askKey(signal: AbortSignal, mostMs = DAY_MS): Promise<AlarmKey | null> {
    if (key !== null && Math.abs(clock.now() - key.at) < mostMs) return key.said;
    const said = await server.key(signal);
    if (said !== null) key = { at: clock.now(), said };
    show();
    return said;
  }

  const parts = {
    ...tools,
    server,
    read,
    change,
    askKey,
    inTurn: oneAtATime(),
    now: () => clock.now(),
  };
  const onePass = createAlarmPass(parts);
  let isPassing = false;
  async function pass(signal: AbortSignal) {
    isPassing = true;
    return onePass(signal).finally(() => (isPassing = false));
  }
  // Who has changed a plan puts the phone away.
  const job = { lock: ALARMS_CACHE, pass, runsHidden: true };
  const follower = followPlan(tools, job, 'and the directory');
  let isFollowing = false;

  /** A pass that begins now, and follows the plan from then on. */
  async function follow(): Promise<void> {
    if (!isFollowing) follower.start();
    else if (isPassing) await follower.begin();
    isFollowing = true;
    await follower.begin();
  }
  async function keep(next: (memory: AlarmMemory) => AlarmMemory): Promise<AlarmOutcome> {
    try {
      await change(next);
    } catch (error) {
      return failedPress(error);
    }
    if (isFollowing) void follow();
    return 'done';
  }

  file.onChange(refresh);
  tools.tab.listen((signal) => signal === 'back' && refresh());
  if (memory.isOn || memory.owed.length > 0 || memory.loss !== null) void follow();
  else askKey(new AbortController().signal).catch(logBug);

  const presses = alarmPresses({
    ...parts,
    forget,
    state: () => show() && state.getState(),
    follow,
  });
  return {
    ...presses,
    state,
    begin: follower.begin,
    ringNow: () => presses.ringNow().catch(failedPress),
    waitForRoom: (camp, isOn) => presses.waitForRoom(camp, isOn).catch(failedPress),
    setWish: (wish) => keep((now) => ({ ...now, wish: { ...now.wish, ...wish } })),
    dismissLoss: () => keep((now) => (now.isOn ? turnedOff(now) : { ...now, loss: null })),
    pass: () => memory.pass,
    keepPass: async (text) =>
      lastDayOfPass(text) !== null && (await keep((now) => ({ ...now, pass: text }))) === 'done',
  };
}

function storageFailed(error: unknown): never {
  throw new StorageError(error);
}

function failedPress(error: unknown): AlarmOutcome {
  logBug(error);
  return 'failed';
}
