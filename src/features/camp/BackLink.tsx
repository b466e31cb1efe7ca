import type { MouseEvent } from 'react';
import { Glyph } from '#ui/Glyph.tsx';
import { backTo } from './backTo.ts';
import styles from './BackLink.module.css';
import type { KnownCamp } from '#domain/camp/knownCamp.ts';

type BackLinkProps = { from: string | null; season: KnownCamp['season'] };

/** Back to the list as it was, also to the place where one had scrolled to. */
export function BackLink({ from, season }: BackLinkProps) {
  const { href, label, isWhereFrom } = backTo(from, season);
  function goBack(event: MouseEvent) {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isWhereFrom || !isPlain) return;
    event.preventDefault();
    window.history.back();
  }
  return (
    <a className={styles.back} href={href} onClick={goBack}>
      <Glyph name="back" />
      {label}
    </a>
  );
}
