import { budgetCopy as copy } from '#planner/words/budget.ts';
import { paidCents } from '#planner/rules/money/breakCosts.ts';
import { providerName, receiptsSpreadsheet } from '#planner/rules/share/receiptsSpreadsheet.ts';
import { dollars } from '#camps/rules/text/price.ts';
import { saveFile } from '#base/device/saveFile.ts';
import { Button } from '#ui/Button.tsx';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { usePlan } from '../../PlanContext.ts';
import parts from '../sheetParts.module.css';

type ReceiptsExportProps = {
  /** Tax ids as they were typed, by provider. */
  typed: Readonly<Record<string, string>>;
  onTyped: (provider: string, text: string) => void;
};

/** All payments the family has noted, as a spreadsheet for a dependent-care account. */
export function ReceiptsExport({ typed, onTyped }: ReceiptsExportProps) {
  const { entries, camps, children, state } = usePlan();
  const paid = entries.filter(({ receipts }) => receipts.length > 0);
  if (paid.length === 0) {
    return (
      <section className={parts.section}>
        <h3>{copy.receipts}</h3>
        <p className="soft small leading-140">{copy.noReceipts}</p>
      </section>
    );
  }
  const providers = [...new Set(paid.map((entry) => providerName(entry, camps)))].toSorted();
  const taxIds = { ...state.family.taxIds, ...typed };
  const count = paid.reduce((all, { receipts }) => all + receipts.length, 0);
  const amount = paid.reduce((all, entry) => all + paidCents(entry), 0);
  const save = async () => {
    const names = new Map(children.map(({ child }) => [child.id, child.firstName]));
    const text = receiptsSpreadsheet({ entries, camps, names, taxIds }, copy.csvHead);
    const file = new File([text], copy.fileName, { type: 'text/csv;charset=utf-8' });
    if ((await saveFile(file)) === 'canceled') return;
    toast({ title: copy.fileSaved, description: copy.fileHow });
  };
  return (
    <section className={parts.section}>
      <h3>{copy.receipts}</h3>
      <p className="soft small leading-140">
        <span>{copy.receiptCount(count, dollars(amount))}</span> {copy.taxHint}
      </p>
      {providers.map((provider) => (
        <FormInput
          key={provider}
          id={`tax-${provider}`}
          label={copy.taxId(provider)}
          value={taxIds[provider] ?? ''}
          required={null}
          autoComplete="off"
          maxLength={40}
          onText={(text) => onTyped(provider, text)}
        />
      ))}
      <Button variant="line" className="self-start anywhere max-full" onClick={() => void save()}>
        <Glyph name="down" />
        {copy.receipts}
      </Button>
    </section>
  );
}
