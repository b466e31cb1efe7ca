import { useRef, useState } from 'react';
import { isChoiceComplete, type ShareChoice } from '#planner/rules/room/shareChoice.ts';
import type { SharedPlan } from '#planner/rules/room/sharedPlan.ts';
import { roomCopy as copy } from '#planner/words/room.ts';
import { Alert } from '#ui/Alert.tsx';
import { showFirstProblem } from '#ui/showFirstProblem.ts';
import type { HeadingLevels } from '../../shared/sharedRoom.ts';
import { SharedView } from '../../shared/SharedView.tsx';
import { PlannerSheet } from '../PlannerSheet.tsx';
import { MadeLink } from './MadeLink.tsx';
import {
  newRoomDraft,
  type RoomChoices,
  type RoomDraft,
  type RoomProblems,
  roomProblems,
  roomWish,
  type RoomWish,
} from './roomDraft.ts';
import { type RoomLink, type RoomLinkActions, RoomLinks } from './RoomLinks.tsx';
import styles from './RoomSheet.module.css';
import { ShareFields } from './ShareFields.tsx';

export type MadeRoom =
  | { is: 'made'; url: string }
  | { is: 'failed'; why: keyof typeof copy.failures };

export type RoomSheetProps = RoomChoices &
  RoomLinkActions & {
    isOpen: boolean;
    onClose: () => void;
    /** The first day of the break that is ticked. */
    breakKey: string;
    /** Ms since 1970. */
    now: number;
    /** The plan as the person of this name would get it. */
    onPreview: (choice: ShareChoice, label: string) => SharedPlan;
    /** Resolves 'made' only once the link opens the plan. */
    onMake: (wish: RoomWish) => Promise<MadeRoom>;
    links: readonly RoomLink[];
  };

const previewLevels: HeadingLevels = { title: 'h3', section: 'h4', item: 'h5' };

/** A link to the plan for one person: what is in it is ticked, and shown before it goes. */
export function RoomSheet(props: RoomSheetProps) {
  const { isOpen, onClose, childChoices, spans, breakKey, people, today, now } = props;
  const { onPreview, onMake, links, onTakeBack, onTakeAllBack } = props;
  const fresh = () =>
    newRoomDraft(
      childChoices.map(({ id }) => id),
      breakKey,
    );
  const [draft, setDraft] = useState<RoomDraft>(fresh);
  const [problems, setProblems] = useState<RoomProblems>({});
  const [failure, setFailure] = useState<keyof typeof copy.failures | null>(null);
  const [made, setMade] = useState<{ label: string; url: string } | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const wish = roomWish(draft, spans);

  async function make() {
    const found = roomProblems(draft, today);
    const { current } = fields;
    if (current && Object.keys(found).length > 0) {
      return showFirstProblem(current, () => setProblems(found));
    }
    setProblems({});
    setFailure(null);
    const result = await onMake(wish);
    if (result.is === 'failed') setFailure(result.why);
    else setMade({ label: wish.label, url: result.url });
  }
  if (made) {
    return (
      <PlannerSheet title={copy.title} isOpen={isOpen} onClose={onClose} end={copy.made.done}>
        <MadeLink
          {...made}
          onAnother={() => {
            setDraft(fresh());
            setMade(null);
          }}
        />
      </PlannerSheet>
    );
  }
  return (
    <PlannerSheet title={copy.title} isOpen={isOpen} onClose={onClose} end={copy.make} onEnd={make}>
      <div ref={fields} className="contents">
        <ShareFields
          {...{ draft, problems, childChoices, spans, people, today }}
          onChange={(changed) => setDraft({ ...draft, ...changed })}
        />
      </div>
      <section className="stack columns-1 gap-60">
        <h3 className={styles.heading}>{copy.preview(wish.label)}</h3>
        {isChoiceComplete(wish.choice) ? (
          <div className={styles.preview}>
            <SharedView
              today={today}
              now={now}
              levels={previewLevels}
              room={{
                plan: onPreview(wish.choice, wish.label),
                updatedAt: now,
                isStored: false,
                canWrite: wish.canWrite,
                waiting: 0,
                unreadable: 0,
                until: wish.until,
                label: wish.label,
                you: '',
              }}
            />
          </div>
        ) : (
          <p className="soft small">{copy.previewMissing}</p>
        )}
      </section>
      {failure !== null && (
        <Alert tone="danger" title={copy.failures[failure].title}>
          {copy.failures[failure].text}
        </Alert>
      )}
      {links.length > 0 && (
        <section className="stack columns-1 gap-60">
          <h3 className={styles.heading}>{copy.links.heading}</h3>
          <RoomLinks {...{ links, onTakeBack, onTakeAllBack }} />
        </section>
      )}
    </PlannerSheet>
  );
}
