import { type KeyboardEvent, useId, useState } from 'react';
import { CANDIDATE_KINDS, type CandidateKind } from '#providers/rules/review/candidate.ts';
import { foundCopy } from '#providers/words/reviewFound.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { QueueRow } from '../queue/QueueRow.tsx';
import list from '../queue/QueueList.module.css';
import styles from './Found.module.css';
import type { FoundEntry } from './foundEntry.ts';

const copy = foundCopy;

export type FoundKey = 'next' | 'before' | 'take' | 'leave';

const KEYS: Readonly<Record<string, FoundKey | 'keys'>> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'before',
  ArrowUp: 'before',
  y: 'take',
  Enter: 'take',
  n: 'leave',
  '?': 'keys',
};

type FoundListProps = {
  kind: CandidateKind;
  waiting: Readonly<Record<CandidateKind, number>> | null;
  onKind: (kind: CandidateKind) => void;
  entries: readonly FoundEntry[] | null;
  /** Verdicts that are under way. */
  sending: number;
  openId: number | null;
  onOpen: (id: number) => void;
  onKey: (key: FoundKey) => void;
};

/** What was found of a kind. Its keys work only while one of its entries has the focus (WCAG 2.1.4). */
export function FoundList(props: FoundListProps) {
  const { kind, waiting, onKind, entries, sending, openId, onOpen, onKey } = props;
  const [hasKeys, setHasKeys] = useState(false);
  const keysId = useId();

  function onKeyDown(event: KeyboardEvent, id: number) {
    const { key, ctrlKey, metaKey, altKey, repeat } = event;
    const meaning = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
    if (meaning === undefined || ctrlKey || metaKey || altKey) return;
    // Enter opens an entry first, and takes the one that is open.
    if (key === 'Enter' && id !== openId) return;
    event.preventDefault();
    // A key that is held down takes nothing.
    if (repeat && (meaning === 'take' || meaning === 'leave')) return;
    if (meaning === 'keys') setHasKeys(!hasKeys);
    else onKey(meaning);
  }

  return (
    <section className={list.queue} aria-label={copy.list}>
      <div className={styles.filter}>
        <NativeSelect
          label={copy.show}
          value={kind}
          options={CANDIDATE_KINDS.map((value) => ({
            value,
            label:
              waiting === null ? copy.kinds[value] : copy.option(copy.kinds[value], waiting[value]),
          }))}
          onChange={(value) => {
            const next = CANDIDATE_KINDS.find((each) => each === value);
            if (next) onKind(next);
          }}
        />
        <Button
          variant="quiet"
          size="small"
          className={styles.keysButton}
          aria-expanded={hasKeys}
          aria-controls={keysId}
          onClick={() => setHasKeys(!hasKeys)}
        >
          {copy.keys.button}
        </Button>
      </div>
      <div id={keysId} hidden={!hasKeys} className={styles.keys}>
        <dl>
          {copy.keys.rows.map(([key, does]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p className="soft small">{copy.keys.hint}</p>
      </div>
      {entries === null && <p className="soft">{copy.loading}</p>}
      {sending > 0 && <p className="soft small">{copy.verdicts.sending(sending)}</p>}
      {entries !== null && (
        <ol className="stack gap-40">
          {entries.map(({ id, ...entry }) => (
            <li key={id}>
              <QueueRow
                {...entry}
                tone="calm"
                id={`found-${id}`}
                isOpen={id === openId}
                onOpen={() => onOpen(id)}
                onKeyDown={(event) => onKeyDown(event, id)}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
