import { useState } from 'react';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './LogoPlate.module.css';

type LogoPlateProps = {
  name: string;
  /** Where the picture is, or null when the camp has none. */
  src: string | null;
  /** The first cards' logos are fetched before the rest of the page (spec 9). */
  priority?: boolean;
};

/** The provider's picture on a light plate; the provider's name when there is no picture (spec 2). */
export function LogoPlate({ name, src, priority = false }: LogoPlateProps) {
  return (
    <div className={styles.plate}>
      {src === null ? (
        <Name name={name} />
      ) : (
        <Logo key={src} name={name} src={src} priority={priority} />
      )}
    </div>
  );
}

function Logo({ name, src, priority }: { name: string; src: string; priority: boolean }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');

  // A picture that was done before this page woke up fires no event any more.
  function catchUp(picture: HTMLImageElement | null) {
    if (picture?.complete !== true) return;
    if (picture.naturalWidth > 0) setState('shown');
    // A drawing without a size of its own also reports 0: decoding tells the two apart.
    else picture.decode().then(show, fail);
  }
  const show = () => setState('shown');
  const fail = () => setState('failed');

  if (state === 'failed') return <Name name={name} />;
  return (
    <>
      {state === 'loading' && <Skeleton className={styles.bone} />}
      <img
        ref={catchUp}
        className={styles.picture}
        data-state={state}
        src={src}
        alt={`${name} logo`}
        width={76}
        height={76}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        onLoad={show}
        onError={fail}
      />
    </>
  );
}

// What fits on one line of the plate in its usual size.
const LONG_WORD = 8;

function Name({ name }: { name: string }) {
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length));
  return (
    <span className={styles.name} data-long={longest > LONG_WORD}>
      {name}
    </span>
  );
}
