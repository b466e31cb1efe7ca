import { shortDay } from '#base/day/calendar.ts';
import { externalUrl } from '#base/http/externalUrl.ts';
import type { SourceCandidate, FieldWord } from '#providers/rules/review/candidate.ts';
import { tickedFields } from '#providers/rules/review/candidateChoice.ts';
import {
  type CandidateDraft,
  type FieldRow,
  fieldRows,
  withTyped,
} from '#providers/rules/review/candidateDraft.ts';
import {
  LISTED_FIELDS,
  type ListedField,
  type SubmissionField,
} from '#providers/rules/submission/fields.ts';
import { foundCopy } from '#providers/words/reviewFound.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { classes } from '#ui/classes.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { FieldInputs } from '../../parts/FieldInputs.tsx';
import styles from './FoundFields.module.css';
import { sourceFieldLabel } from './foundEntry.ts';
import { FoundSessions } from './FoundSessions.tsx';
import { ReadValue } from './ReadValue.tsx';
import type { FoundContext } from './useFound.ts';

const copy = foundCopy.fields;

export type FoundFieldsProps = {
  candidate: SourceCandidate;
  context: FoundContext;
  problems: Partial<Record<SubmissionField, string>>;
  onDraft: (part: Partial<CandidateDraft>) => void;
};

/** Field by field: what stands and whose word it is, beside what the source says. Each is taken or left. */
export function FoundFields({ candidate, context, problems, onDraft }: FoundFieldsProps) {
  const { draft, camp, facts } = context;
  const { rows, same } = fieldRows(candidate, camp, facts);
  const ticked = tickedFields(candidate, draft, context);
  const shown = new Set<string>(rows.map(({ field }) => field));
  const missing = LISTED_FIELDS.filter(
    (field) => !shown.has(field) && !(field in candidate.fields),
  );

  const tick = (field: FieldRow['field'], isTicked: boolean) => {
    const rest = ticked.filter((each) => each !== field);
    onDraft({ ticked: isTicked ? [...rest, field] : rest });
  };
  const type = (field: ListedField, text: string | null) =>
    onDraft({ typed: withTyped(draft.typed, field, text) });

  return (
    <Panel title={camp === null ? copy.titleNew : copy.title}>
      {camp !== null && rows.length > 0 && (
        <div className={styles.heads} aria-hidden="true">
          <span />
          <span>{copy.now}</span>
          <span>{copy.theirs}</span>
          <span />
        </div>
      )}
      <ul className={classes(styles.rows, camp === null && styles.isNew)}>
        {rows.map((row) => (
          <Row
            key={row.field}
            row={row}
            candidate={candidate}
            context={context}
            isTicked={ticked.includes(row.field)}
            problems={problems}
            onTick={(isTicked) => tick(row.field, isTicked)}
            onType={type}
          />
        ))}
        <FoundSessions candidate={candidate} context={context} onDraft={onDraft} />
      </ul>
      {same.length > 0 && (
        <p className="soft small">
          {copy.same(same.map((field) => sourceFieldLabel(field).toLowerCase()).join(', '))}
        </p>
      )}
      {missing.length > 0 && (
        <details open={camp === null && missing.some((f) => f === 'theme' || f === 'providerName')}>
          <summary className="row-inline middle tap weight-700 pointer">{copy.more}</summary>
          <FieldInputs
            names={missing}
            isShort
            typed={draft.typed}
            problems={problems}
            onType={(field, text) => type(field, text || null)}
          />
        </details>
      )}
    </Panel>
  );
}

type RowProps = {
  row: FieldRow;
  candidate: SourceCandidate;
  context: FoundContext;
  isTicked: boolean;
  problems: FoundFieldsProps['problems'];
  onTick: (isTicked: boolean) => void;
  onType: (field: ListedField, text: string | null) => void;
};

function Row({ row, candidate, context, isTicked, problems, onTick, onType }: RowProps) {
  const { field, now, word, fact, isProviders } = row;
  const label = sourceFieldLabel(field);
  const own = LISTED_FIELDS.find((name) => name === field);
  const typed = own === undefined ? undefined : context.draft.typed[own];
  const link = externalUrl(fact.url);
  const value = fact.value === null ? '' : String(fact.value);
  return (
    <li className={isProviders ? styles.wins : undefined}>
      <Checkbox
        label={label}
        hint={isProviders && word !== null ? copy.providers(shortDay(word.seenOn)) : undefined}
        checked={isTicked || typed !== undefined}
        onChange={(next) => {
          if (own !== undefined && typed !== undefined) onType(own, null);
          onTick(next);
        }}
      />
      {context.camp !== null && (
        <div className={styles.cell} dir="auto">
          <span className={styles.head}>{copy.now}</span>
          <span>{now === null ? copy.nothing : String(now)}</span>
          <small>{whoseWord(word)}</small>
        </div>
      )}
      <div className={styles.cell}>
        {context.camp !== null && <span className={styles.head}>{copy.theirs}</span>}
        {typed === undefined || own === undefined ? (
          <>
            <span className="weight-700" dir="auto">
              {value === '' ? copy.nothing : value}
            </span>
            {fact.words !== null && fact.words !== value && (
              <span className={styles.verbatim} dir="auto">
                {copy.verbatim(fact.words)}
              </span>
            )}
            <ReadValue field={field} candidate={candidate} context={context} />
          </>
        ) : (
          <Field label={copy.typed} error={problems[own]}>
            <TextInput value={typed} dir="auto" onText={(text) => onType(own, text)} />
          </Field>
        )}
      </div>
      <div className={styles.actions}>
        {link !== null && (
          <a
            className="stack centered w-tap h-tap"
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={copy.where(label)}
          >
            <Glyph name="ext" />
          </a>
        )}
        {own !== undefined && (
          <Button
            variant="flush"
            size="small"
            aria-label={typed === undefined ? copy.typeField(label) : undefined}
            onClick={() => onType(own, typed === undefined ? value : null)}
          >
            {typed === undefined ? copy.type : copy.untype}
          </Button>
        )}
      </div>
    </li>
  );
}

/** 'The camp said so, Nov 3' */
export const whoseWord = (word: FieldWord | null): string =>
  word === null ? copy.words.none : copy.words[word.origin](shortDay(word.seenOn));
