// Tells the server for when this family wants mail, if it asked for mail and is signed in.
import type { KeyValueStorage, ProfileStore } from '#family/family.ts';
import { hashOf } from '#base/crypto/hkdf.ts';
import type { Backend } from '#base/http/backendConfig.ts';
import type { Account } from '#base/session/account.ts';
import type { Live } from '#base/storage/live.ts';
import { FAMILY_MAILS_KEY, FAMILY_MAILS_LOCK } from '#base/storage/storageKeys.ts';
import { familyView } from '#planner/rules/family/familyView.ts';
import {
  type FamilyWish,
  familyWish,
  NO_WISH,
  wantsMail,
} from '#planner/rules/mails/familyWish.ts';
import { type MailMemory, readMailMemory } from '#planner/rules/mails/mailMemory.ts';
import { ownChildren } from '#family/rules/profile.ts';
import { registrationOpenings } from '#planner/rules/openings/registrationOpenings.ts';
import { type FollowOutcome, followPlan, type FollowTools } from '../followPlan.ts';
import { keepMemory } from '../keepMemory.ts';
import { readPlanSource } from '../planSource.ts';
import { type MailSession, putFamilyMails } from './putFamilyMails.ts';

export type FamilyMailTools = FollowTools & {
  profile: ProfileStore;
  account: Pick<Account, 'state'>;
  session: () => Promise<MailSession>;
  localStorage: KeyValueStorage;
  /** Calls back when another tab has written to localStorage; the browser's, or a stand-in. */
  onOtherTab?: (listener: () => void) => void;
  /** This phone's pass of the season; null without one. */
  pass: () => Promise<string | null>;
  backend: () => Backend;
};

export type FamilyMails = {
  memory: Live<MailMemory>;
  /** Tells it now: there is a pass, or somebody is waiting for it. Never throws. */
  begin: () => Promise<void>;
  /** Starts again what was unsubscribed by a mail's link: a press of its signed-in reader. Never throws. */
  resume: () => Promise<void>;
};

const HOUR_MS = 60 * 60 * 1000;
const FRESH_FOR_MS = 60 * 1000;
/** Asked again without a change: mail may have been stopped or started by a link, and the server may come from a backup. */
const RENEWED_AFTER_MS = 24 * HOUR_MS;

/** Follows the switches, the account and the plan from now on. Nothing is sent for who is signed out, or never asked for mail. */
export function createFamilyMails(tools: FamilyMailTools): FamilyMails {
  const { store, clock } = tools;
  const memory = keepMemory(FAMILY_MAILS_KEY, readMailMemory, tools.localStorage, tools.onOtherTab);
  const profile = () => tools.profile.getState().profile;
  const nothing = { next: { ms: HOUR_MS, quietMs: FRESH_FOR_MS } };

  /** Null where the plan cannot be read yet. `isOn`: the server may have a wish of this phone. */
  async function readWish(isOn: boolean): Promise<FamilyWish | null> {
    const { emailPreferences } = profile();
    if (!wantsMail(emailPreferences)) return NO_WISH;
    // Without a child there is no plan. A phone that has just signed in may have none yet, and takes nothing back.
    if (isOn && ownChildren(profile()).length === 0) return NO_WISH;
    const now = clock.now();
    const source = await readPlanSource(store, async () => profile(), now);
    if (source === null) return null;
    const { children, state, directory, today } = source;
    const { entries, camps } = familyView(children, state, directory, today, 'mine');
    const openings = registrationOpenings(entries, camps, now);
    return familyWish(emailPreferences, openings, directory.seasons, today);
  }

  async function pass(signal: AbortSignal): Promise<FollowOutcome> {
    const who = tools.account.state.getState();
    if (who.status !== 'in') return nothing;
    const before = memory.live.getState();
    const isMine = before.userId === who.userId;
    const wasOn = isMine && before.isOn;
    if (!wantsMail(profile().emailPreferences) && !wasOn) return nothing;
    const wish = await readWish(wasOn);
    if (wish === null) return nothing;
    const told = { wish, pass: await tools.pass() };
    const sent = await hashOf(JSON.stringify([who.userId, told]));
    const age = clock.now() - before.sentAt;
    const isFresh = age >= 0 && age < RENEWED_AFTER_MS;
    if (isMine && before.sent === sent && isFresh && !before.resumes) return nothing;

    signal.throwIfAborted();
    const isOn = wish.weekly || wish.openings.length > 0;
    // Before it leaves: its answer may get lost.
    memory.change((now) => ({ ...now, userId: who.userId, isOn: isOn || (isMine && now.isOn) }));
    const args = { ...told, resume: before.resumes };
    const outcome = await putFamilyMails(tools, args, signal);
    signal.throwIfAborted();
    if (outcome.kind === 'signedOut') return nothing;
    if (outcome.kind === 'failed') {
      memory.change((now) => ({ ...now, hasFailed: outcome.isRefused }));
      return { waitMs: outcome.waitMs };
    }
    const { answer } = outcome;
    const after = { answer, sent, sentAt: clock.now(), hasFailed: false, resumes: false };
    memory.change((now) => ({ ...now, ...after, isOn: isOn && answer.outcome === 'stored' }));
    return nothing;
  }

  // Who has changed a plan puts the phone away.
  const follower = followPlan(tools, { lock: FAMILY_MAILS_LOCK, pass, runsHidden: true });
  follower.start();
  tools.account.state.subscribe(() => follower.setNews(true));
  tools.profile.subscribe((now, before) => {
    if (now.profile.emailPreferences !== before.profile.emailPreferences) follower.setNews(true);
  });
  return {
    memory: memory.live,
    begin: follower.begin,
    resume() {
      memory.change((now) => ({ ...now, resumes: true }));
      return follower.begin();
    },
  };
}
