import { logBug } from '#base/device/isNoAnswer.ts';
import { type App, useApp } from '#base/useApp.ts';
import { emptyMailMemory, type MailMemory } from '#planner/rules/mails/mailMemory.ts';
import { useLiveOfPlanner } from '../useLiveOfPlanner.ts';
import type { FamilyMails } from './createFamilyMails.ts';

const NOTHING = emptyMailMemory();
const memoryOf = async ({ familyMails }: { familyMails: () => Promise<FamilyMails> }) =>
  (await familyMails()).memory;

/** What the server said to this family's wish for mail, live; and how to start again what was unsubscribed. From now on it is told. */
export function useFamilyMails(isWanted: boolean): {
  memory: MailMemory;
  resume: () => Promise<void>;
} {
  const app = useApp();
  const memory = useLiveOfPlanner(isWanted, NOTHING, memoryOf);
  return { memory, resume: () => resumeIn(app).catch(logBug) };
}

const resumeIn = async (app: App) => (await (await app.planner()).familyMails()).resume();
