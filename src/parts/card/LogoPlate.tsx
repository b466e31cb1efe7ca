import { useState } from 'react';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './LogoPlate.module.css';

type LogoPlateProps = {
  name: string;
  /** Where the picture is, or null when the camp has none. */
  src: string | null;
  /** Loads before the rest of the page. */
  hasPriority?: boolean;
};

/** The provider's logo on a light plate; the provider's name where there is none or it fails to load. */
export function LogoPlate({ name, src, hasPriority = false }: LogoPlateProps) {
  return (
    <div className={styles.plate}>
      {src === null ? (
        <Name name={name} />
      ) : (
        <Logo key={src} name={name} src={src} hasPriority={hasPriority} />
      )}
    </div>
  );
}

function Logo({ name, src, hasPriority }: { name: string; src: string; hasPriority: boolean }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');

  // A picture that had loaded before hydration fires no more events.
  function catchUp(picture: HTMLImageElement | null) {
    if (picture?.complete !== true) return;
    if (picture.naturalWidth > 0) setState('shown');
    // An SVG without a size also reports 0: decoding tells the two apart.
    else picture.decode().then(show, fail);
  }
  const show = () => setState('shown');
  const fail = () => setState('failed');

  if (state === 'failed') return <Name name={name} />;
  return (
    <>
      {state === 'loading' && <Skeleton className={styles.skeleton} />}
      <img
        ref={catchUp}
        className={styles.picture}
        data-state={state}
        src={src}
        alt={`${name} logo`}
        width={76}
        height={76}
        decoding="async"
        loading={hasPriority ? 'eager' : 'lazy'}
        fetchPriority={hasPriority ? 'high' : 'auto'}
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
