import { planHintsCopy as copy } from '#planner/words/planHints.ts';
import { backupsToOffer, takeBackup } from '#planner/rules/commands/entryCommands.ts';
import { entryCost } from '#planner/rules/money/entryCost.ts';
import { formatCostSum } from '../../pieces/formatCosts.ts';
import { formatDaysFrom } from '../../pieces/formatDays.ts';
import type { PlanView } from '../../PlanContext.ts';
import type { Hint } from './hint.ts';
import { entryCampName, childName } from './hintNames.ts';

/** First choices that wait or were turned down while a back-up could hold the days: only offered, never taken. */
export const backupHints = (plan: PlanView): Hint[] =>
  backupsToOffer(plan.entries)
    .filter(({ backup }) => (backup.days.at(-1) ?? plan.today) >= plan.today)
    .map(({ first, backup }) => {
      const { refused, waiting, text, noPrice, take, taken } = copy.backup;
      const name = entryCampName(plan, backup);
      const camp = entryCampName(plan, first);
      const cost = entryCost(backup, plan.camps(backup));
      const price = cost.high === 0 && cost.unknownCount > 0 ? noPrice : formatCostSum(cost);
      return {
        key: `backup ${first.id.slice(0, 80)} ${first.status} ${backup.id.slice(0, 80)}`,
        glyph: 'swap',
        title: first.status === 'waitlisted' ? waiting(camp) : refused(camp),
        text: text(
          childName(plan, first.childId),
          formatDaysFrom(backup.days, plan.today),
          name,
          price,
        ),
        remedies: [{ label: take(name), said: taken(name), changes: takeBackup(backup) }],
      };
    });
