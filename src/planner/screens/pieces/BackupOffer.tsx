import { backupOfferCopy as copy } from '#planner/words/backup.ts';
import { takeBackup } from '#planner/rules/commands/entryCommands.ts';
import { entryCost } from '#planner/rules/money/entryCost.ts';
import { openingState } from '#planner/rules/openings/registrationOpenings.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { usePlan } from '../PlanContext.ts';
import { formatCostSum } from './formatCosts.ts';
import { formatSignUp } from './formatSignUp.ts';

type BackupOfferProps = {
  offer: { first: PlanEntry; backup: PlanEntry };
  /** Ms since 1970. */
  now: number;
  /** Instead of writing it at once; `said`: what a toast says. */
  onTake?: (said: string) => void;
};

/** Takes the second choice, in one tap, when the first one waits or was turned down. Never taken automatically. */
export function BackupOffer({ offer: { first, backup }, now, onTake }: BackupOfferProps) {
  const { camps, change } = usePlan();
  const take = onTake ?? ((said: string) => void change(said, takeBackup(backup)));
  const [firstName, name] = [first.snapshot.providerName, backup.snapshot.providerName];
  const camp = camps(backup);
  const cost = entryCost(backup, camp);
  const isPriced = cost.unknownCount === 0;
  const words = [
    isPriced ? `${formatCostSum(cost)}.` : copy.priceUnknown,
    camp ? `${formatSignUp(openingState(camp.camp, camp.season, now))}.` : '',
    first.status === 'waitlisted' ? copy.stays(firstName) : '',
  ];
  return (
    <Alert
      tone="warn"
      glyph="swap"
      title={(first.status === 'waitlisted' ? copy.waits : copy.no)(firstName, name)}
      action={
        <Button
          variant="pine"
          size="small"
          aria-label={copy.takeFor(name)}
          onClick={() => take(copy.taken(name))}
        >
          {copy.take}
        </Button>
      }
    >
      {words.filter((part) => part !== '').join(' ')}
    </Alert>
  );
}
