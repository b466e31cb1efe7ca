import { entryCopy } from '#planner/words/entry.ts';
import { entryCost } from '#planner/rules/money/entryCost.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { formatCostSum } from '../../pieces/formatCosts.ts';
import { DollarInput } from '../../pieces/DollarInput.tsx';
import type { EditEntry } from '../../pieces/entryEdits.ts';
import { usePlan } from '../../PlanContext.ts';
import parts from '../sheetParts.module.css';
import { ReceiptList } from './ReceiptList.tsx';

const copy = entryCopy.money;

type EntryMoneyProps = { entry: PlanEntry; edit: EditEntry };

/** What it costs in all, where the family knows better than the listing, and its receipts. */
export function EntryMoney({ entry, edit }: EntryMoneyProps) {
  const { camps } = usePlan();
  const listed = entryCost({ ...entry, cents: null }, camps(entry.campId));
  return (
    <section className={parts.section}>
      <h3>{copy.heading}</h3>
      <DollarInput
        label={copy.paid}
        hint={copy.paidHint(formatCostSum(listed))}
        wrong={copy.wrong}
        cents={entry.cents}
        onCents={(cents) => void edit(copy.said(entry.snapshot.providerName), { cents })}
      />
      <ReceiptList
        receipts={entry.receipts}
        onChange={(said, receipts) => void edit(said, { receipts: [...receipts] })}
      />
    </section>
  );
}
