import { ownCopy } from '#planner/words/own.ts';
import { entryCopy } from '#planner/words/entry.ts';
import { shortDay } from '#base/day/calendar.ts';
import { isOwnEntry, type Receipt, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import { dollars } from '#camps/rules/text/price.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { AddReceipt } from './AddReceipt.tsx';
import styles from './ReceiptList.module.css';
import { entryCost } from '#planner/rules/money/entryCost.ts';
import { formatCostSum } from '../../pieces/formatCosts.ts';
import { DollarInput } from '../../pieces/DollarInput.tsx';
import type { EditEntry } from '../../pieces/entryEdits.ts';
import { usePlan } from '../../PlanContext.ts';
import parts from '../sheetParts.module.css';

const copy = entryCopy.money;
/** The most receipts of an entry. */
const MOST = 20;

type EntryMoneyProps = { entry: PlanEntry; edit: EditEntry };

/** What it costs in all, where the family knows better than the listing, and its receipts. */
export function EntryMoney({ entry, edit }: EntryMoneyProps) {
  const { camps } = usePlan();
  const listed = entryCost({ ...entry, cents: null }, camps(entry));
  return (
    <section className={parts.section}>
      <h3>{copy.heading}</h3>
      <DollarInput
        label={copy.paid}
        hint={hintOf(entry, formatCostSum(listed))}
        wrong={copy.wrong}
        cents={entry.cents}
        onCents={(cents) => edit(copy.said(entry.snapshot.providerName), { cents })}
      />
      <ReceiptList
        entryId={entry.id}
        receipts={entry.receipts}
        onChange={(said, receipts) => edit(said, { receipts: [...receipts] })}
      />
    </section>
  );
}

type ReceiptListProps = {
  entryId: string;
  receipts: readonly Receipt[];
  onChange: (said: string, receipts: readonly Receipt[]) => Promise<boolean>;
};

/** What was paid, receipt by receipt, for a dependent-care account. */
function ReceiptList({ entryId, receipts, onChange }: ReceiptListProps) {
  const total = receipts.reduce((sum, { cents }) => sum + cents, 0);
  const add = (receipt: Receipt) =>
    onChange(
      copy.added(dollars(receipt.cents)),
      [...receipts, receipt].toSorted((a, b) => (a.paidOn < b.paidOn ? -1 : 1)),
    );
  return (
    <div className={styles.receipts}>
      <h4>{copy.receipts}</h4>
      <p>{receipts.length === 0 ? copy.none : copy.total(dollars(total))}</p>
      <ul>
        {receipts.map((receipt, at) => {
          const [amount, day] = [dollars(receipt.cents), shortDay(receipt.paidOn)];
          return (
            // oxlint-disable-next-line react/no-array-index-key -- two receipts may be the same
            <li key={`${receipt.paidOn}-${at}`}>
              <span>
                <b>{amount}</b> <span>{day}</span>
                {receipt.note !== '' && <span>{`, ${receipt.note}`}</span>}
              </span>
              <IconButton
                glyph="trash"
                label={copy.remove(amount, day)}
                onClick={() => void onChange(copy.removed(amount), receipts.toSpliced(at, 1))}
              />
            </li>
          );
        })}
      </ul>
      {receipts.length < MOST ? <AddReceipt entryId={entryId} onAdd={add} /> : <p>{copy.most}</p>}
    </div>
  );
}

/** What the amount takes the place of; of an entry of the family's own, its price by the day. */
function hintOf(entry: PlanEntry, listed: string): string | undefined {
  if (!isOwnEntry(entry)) return copy.paidHint(listed);
  const { price } = entry.snapshot;
  return price === null ? undefined : ownCopy.entry.by(price, listed);
}
