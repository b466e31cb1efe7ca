import { worthALookCopy as copy } from '#planner/words/worthALook.ts';
import { backupsToOffer, takeBackup } from '#planner/rules/commands/entryCommands.ts';
import { entryCost } from '#planner/rules/money/entryCost.ts';
import { costWords } from '../../pieces/costWords.ts';
import { daysWords } from '../../pieces/dayWords.ts';
import type { Plan } from '../../PlanContext.ts';
import type { Look } from './look.ts';
import { campNameOf, childNameOf } from './lookWords.ts';

/** A first choice that waits or said no, while its back-up could hold the days: offered, never taken by itself. */
export const backupLooks = (plan: Plan): Look[] =>
  backupsToOffer(plan.entries)
    .filter(({ backup }) => (backup.days.at(-1) ?? plan.today) >= plan.today)
    .map(({ first, backup }) => {
      const { refused, waiting, text, noPrice, take, taken } = copy.backup;
      const name = campNameOf(plan, backup);
      const camp = campNameOf(plan, first);
      const cost = entryCost(backup, plan.camps(backup.campId));
      const price = cost.high === 0 && cost.unknownCount > 0 ? noPrice : costWords(cost);
      return {
        key: `backup ${first.id.slice(0, 80)} ${first.status} ${backup.id.slice(0, 80)}`,
        glyph: 'swap',
        title: first.status === 'waitlisted' ? waiting(camp) : refused(camp),
        text: text(childNameOf(plan, first.childId), daysWords(backup.days), name, price),
        remedies: [{ label: take(name), said: taken(name), changes: takeBackup(backup) }],
      };
    });
