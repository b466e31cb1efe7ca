import type { ReactNode } from 'react';
import { site } from '#base/site.ts';
import { sharedPageCopy as copy } from '#planner/words/sharedPage.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { EmptyScene } from '#ui/scenes/EmptyScene.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { focusOnMount } from '#ui/focusOnMount.ts';
import type { JoinHomesProps } from './JoinHomes.tsx';
import type { SharedViewProps } from './SharedView.tsx';
import type { HeadingLevels, SharedRoomActions, SharedRoomState } from './sharedRoom.ts';
import styles from './SharedPage.module.css';

// Calendar files and the form of a day would weigh on the first part of the page.
const SharedView = lazyPart<SharedViewProps>(
  async () => (await import('./openedRoom.ts')).SharedView,
  { fallback: <SharedSkeleton /> },
);

const JoinHomes = lazyPart<JoinHomesProps>(
  async () => (await import('./openedRoom.ts')).JoinHomes,
  { fallback: <SharedSkeleton /> },
);

const pageLevels: HeadingLevels = { title: 'h1', section: 'h2', item: 'h3' };

type SharedPageProps = SharedRoomActions & {
  room: SharedRoomState;
  /** YYYY-MM-DD */
  today: string;
  /** Ms since 1970. */
  now: number;
  brand: ReactNode;
  themeSwitch: ReactNode;
};

/** A plan that somebody shared by a link. No menu: its receiver came for this page only. */
export function SharedPage({ brand, themeSwitch, ...rest }: SharedPageProps) {
  return (
    <>
      <Wrap className={styles.top}>
        {brand}
        {themeSwitch}
      </Wrap>
      <Wrap className={styles.page}>
        <State {...rest} />
      </Wrap>
      <Wrap className={styles.made}>
        <p>
          <span>{copy.made}</span>{' '}
          <AppLink to="/" className="row-inline middle tap">
            {new URL(site.url).hostname}
          </AppLink>
        </p>
      </Wrap>
    </>
  );
}

function State({ room, ...view }: Omit<SharedPageProps, 'brand' | 'themeSwitch'>) {
  if (room.is === 'open') return <SharedView {...view} room={room} levels={pageLevels} />;
  if (room.is === 'homes') return <JoinHomes offer={room} />;
  if (room.is === 'opening') return <SharedSkeleton />;
  const { heading, text } = copy[room.is];
  return (
    <div className={styles.no}>
      <EmptyScene />
      {/* What had the focus may be gone with the plan. */}
      <h1 key={room.is} tabIndex={-1} ref={'unsent' in room ? focusOnMount : undefined}>
        {heading}
      </h1>
      <p>{text}</p>
      {'unsent' in room && room.unsent.length > 0 && (
        <>
          <h2>{copy.unsent.heading}</h2>
          <p>{copy.unsent.text}</p>
          <ul className="stack gap-50 weight-700 anywhere">
            {[...new Set(room.unsent)].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {room.is === 'takenBack' && (
            <Button variant="line" onClick={view.onLeave}>
              {copy.unsent.remove}
            </Button>
          )}
        </>
      )}
      {(room.is === 'noSignal' || room.is === 'noStorage') && (
        <Button variant="line" onClick={view.onAgain}>
          {copy.again}
        </Button>
      )}
    </div>
  );
}

/** A skeleton in the shape of the page. */
function SharedSkeleton() {
  return (
    <div className="stack gap-110" aria-busy="true">
      <h1>{copy.opening}</h1>
      <Skeleton className={styles.yours} />
      <Skeleton className={styles.days} />
    </div>
  );
}
