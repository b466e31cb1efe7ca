import { type ReactNode, useState } from 'react';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ActivityPatch } from './ActivityPatch.tsx';
import styles from './LogoPlate.module.css';

type LogoPlateProps = {
  name: string;
  /** The address of the picture; null without one. */
  src: string | null;
  /** The camp's first activity, whose patch replaces a missing picture. */
  activity?: string | undefined;
  /** Loads before the rest of the page. */
  hasPriority?: boolean | undefined;
};

/**
 * The provider's logo on a light plate. Without one, or when it fails to load, the patch of the camp's activity:
 * the provider's name stands as text beside every plate.
 */
export function LogoPlate({ name, src, activity, hasPriority = false }: LogoPlateProps) {
  const instead = <ActivityPatch activity={activity} size="plate" />;
  return (
    <div className={styles.plate} data-plate="">
      {src === null ? (
        instead
      ) : (
        <Logo key={src} name={name} src={src} hasPriority={hasPriority} instead={instead} />
      )}
    </div>
  );
}

type LogoProps = {
  name: string;
  src: string;
  hasPriority: boolean;
  /** When it does not load. */
  instead: ReactNode;
};

function Logo({ name, src, hasPriority, instead }: LogoProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');

  // A picture that had loaded before hydration fires no more events.
  function catchUp(picture: HTMLImageElement | null) {
    if (picture?.complete !== true) return;
    if (picture.naturalWidth > 0) setState('shown');
    // An SVG without a size also reports 0: decoding distinguishes the two.
    else picture.decode().then(show, fail);
  }
  const show = () => setState('shown');
  const fail = () => setState('failed');

  if (state === 'failed') return instead;
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
        fetchPriority={hasPriority ? 'high' : undefined}
        onLoad={show}
        onError={fail}
      />
    </>
  );
}
