import { useState } from 'react';
import { shortDay } from '#base/day/calendar.ts';
import { roomCopy } from '#planner/words/room.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { useStableFocus } from '#ui/useStableFocus.ts';
import { Question } from '../../pieces/Question.tsx';
import styles from './RoomLinks.module.css';

const copy = roomCopy.links;

export type RoomLink = {
  id: string;
  label: string;
  canWrite: boolean;
  /** YYYY-MM-DD; null: never. */
  lastSeenOn: string | null;
  /** The last day, YYYY-MM-DD; null: 30 days after the last visit. */
  until: string | null;
  /** How many rows of the room this phone could not read. */
  unreadable: number;
  /** Between two homes: by whose link; null for a link that shows a part of the plan. */
  homes: 'ours' | 'theirs' | null;
};

export type RoomLinkActions = {
  /** Resolves 'done' once the link opens nothing any more. */
  onTakeBack: (id: string) => Promise<'done' | 'failed'>;
  onTakeAllBack: () => Promise<'done' | 'failed'>;
};

export type RoomLinksProps = RoomLinkActions & { links: readonly RoomLink[] };

/** Everybody who has a link to the plan; each is taken back alone. It cannot be undone, so it asks. */
export function RoomLinks({ links, onTakeBack, onTakeAllBack }: RoomLinksProps) {
  const { isBusy, run } = useSingleFlight();
  // The id of the link that is asked about; '' for all.
  const [asked, setAsked] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [said, setSaid] = useState('');

  const ask = (id: string | null) => {
    setAsked(id);
    setFailed(false);
    setSaid('');
  };
  const takeBack = (work: () => Promise<'done' | 'failed'>, words: string) =>
    void run(async () => {
      const isDone = (await work()) === 'done';
      ask(isDone ? null : asked);
      setFailed(!isDone);
      setSaid(isDone ? words : '');
    });
  return (
    <div
      className="stack columns-1 gap-60"
      // With the last link the last control goes.
      tabIndex={links.length === 0 ? -1 : undefined}
      {...useStableFocus()}
    >
      {links.length === 0 && <p className="soft">{copy.none}</p>}
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.id}>
            <div>
              <p className="weight-800 anywhere">{link.label}</p>
              <p className="soft small leading-140">{linkLine(link)}</p>
              {link.unreadable > 0 && (
                <p className="soft small leading-140">{copy.unreadable(link.unreadable)}</p>
              )}
            </div>
            {asked === link.id ? (
              <Question
                className={styles.question}
                isDanger
                text={wordsOf(link).sure(link.label)}
                yes={wordsOf(link).yes}
                no={copy.keep}
                isBusy={isBusy}
                onYes={() =>
                  takeBack(async () => onTakeBack(link.id), wordsOf(link).gone(link.label))
                }
                onNo={() => ask(null)}
              />
            ) : (
              <Button
                variant="line"
                size="small"
                aria-label={wordsOf(link).stopOf(link.label)}
                onClick={() => ask(link.id)}
              >
                {wordsOf(link).stop}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {links.length > 1 &&
        (asked === '' ? (
          <Question
            className={styles.question}
            isDanger
            text={copy.sureAll(links.length)}
            yes={copy.yesAll}
            no={copy.keepAll}
            isBusy={isBusy}
            onYes={() => takeBack(onTakeAllBack, copy.goneAll)}
            onNo={() => ask(null)}
          />
        ) : (
          <Button variant="flush" size="small" className="self-start" onClick={() => ask('')}>
            {copy.all}
          </Button>
        ))}
      {hasFailed && <Alert tone="danger" title={copy.failed} />}
      <output className="small weight-700">{said}</output>
    </div>
  );
}

/** Both homes keep a copy, so stopping is another thing than taking a link back. */
const wordsOf = ({ homes }: RoomLink) =>
  homes ? copy.homes : { ...copy, stop: copy.takeBack, stopOf: copy.takeBackOf };

/** 'Can look. Last seen on Oct 3, until Oct 9.' */
function linkLine({ canWrite, lastSeenOn, until, homes }: RoomLink): string {
  if (homes === 'theirs') return `${copy.homes.line}.`;
  const seen = lastSeenOn === null ? copy.never : copy.seen(shortDay(lastSeenOn));
  if (homes === 'ours') return `${copy.homes.line}. ${seen}.`;
  const end = until === null ? copy.used : copy.until(shortDay(until));
  return `${canWrite ? copy.write : copy.read}. ${seen}, ${end}.`;
}
