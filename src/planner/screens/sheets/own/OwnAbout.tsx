import { ownCopy } from '#planner/words/own.ts';
import { externalUrl } from '#base/http/externalUrl.ts';
import type { PlanEntry, Snapshot } from '#family/rules/plan/planEntry.ts';
import { removeEntry, setEntry } from '#planner/rules/commands/entryCommands.ts';
import { ALL_DAY, isAllDay } from '#planner/rules/coverage/span.ts';
import { LONGEST_OWN, ownFacts } from '#planner/rules/own/ownEntry.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { usePlan } from '../../PlanContext.ts';
import { TextLineField } from '../entry/TextLineField.tsx';
import { HomeTime } from '../home/HomeTime.tsx';
import parts from '../sheetParts.module.css';
import { careHoursOn } from './openedFor.ts';

const { entry: copy, what, address, link, hours, problems } = ownCopy;

type OwnAboutProps = { entry: PlanEntry; onRemoved: () => void };

/** What the family entered about it; a change is for all children that it is for. */
export function OwnAbout({ entry, onRemoved }: OwnAboutProps) {
  const plan = usePlan();
  const { snapshot } = entry;
  const facts = {
    name: snapshot.providerName,
    address: snapshot.streetAddress ?? '',
    link: snapshot.websiteUrl ?? '',
  };
  const rows = plan.entries.filter(({ campId }) => campId === entry.campId);
  const change = (name: string, fieldsOf: (row: PlanEntry) => Partial<PlanEntry>) =>
    plan.change(
      copy.said(name),
      rows.map((row) => setEntry(row, fieldsOf(row))),
    );
  const changeFacts = (set: Partial<typeof facts>) => {
    const next: Partial<Snapshot> = ownFacts({ ...facts, ...set });
    return change(set.name ?? facts.name, (row) => ({ snapshot: { ...row.snapshot, ...next } }));
  };
  function removeAll() {
    void plan.change(
      copy.removedAll(facts.name),
      rows.map(({ id }) => removeEntry(id)),
    );
    onRemoved();
  }
  return (
    <section className={parts.section}>
      <h3>{copy.heading}</h3>
      <TextLineField
        label={what.label}
        maxLength={LONGEST_OWN.name}
        text={facts.name}
        wrong={(text) => (text.trim() === '' ? problems.noName : undefined)}
        onSave={(name) => changeFacts({ name })}
      />
      <fieldset className={parts.group}>
        <legend>{hours}</legend>
        <HomeTime
          span={entry.hours === null || isAllDay(entry.hours) ? null : entry.hours}
          need={careHoursOn(plan, plan.today)}
          onChange={(span) => void change(facts.name, () => ({ hours: span ?? ALL_DAY }))}
        />
      </fieldset>
      <TextLineField
        label={address}
        maxLength={LONGEST_OWN.address}
        text={facts.address}
        onSave={(text) => changeFacts({ address: text })}
      />
      <TextLineField
        label={link}
        maxLength={LONGEST_OWN.link}
        text={facts.link}
        wrong={(text) =>
          text.trim() === '' || externalUrl(text) !== null ? undefined : problems.link
        }
        onSave={(text) => changeFacts({ link: text })}
      />
      {rows.length > 1 && (
        <div>
          <Button variant="quiet" size="small" className={parts.danger} onClick={removeAll}>
            <Glyph name="trash" />
            {copy.removeAll}
          </Button>
        </div>
      )}
    </section>
  );
}
