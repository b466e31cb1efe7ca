import type { MouseEvent } from 'react';
import { useSeasons, useToday } from '#camps/store/directory/useSeasons.ts';
import type { KnownCamp } from '#camps/rules/camp/knownCamp.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { backTo } from './backTo.ts';
import styles from './BackLink.module.css';

type BackLinkProps = { from: string | null; season: KnownCamp['season'] };

/** Back to the list: by the history where possible, which restores the scroll position, too. */
export function BackLink({ from, season }: BackLinkProps) {
  const { list, to, search, label } = backTo(from, season, useSeasons(), useToday());
  const content = (
    <>
      <Glyph name="back" />
      <span>{label}</span>
    </>
  );
  if (list === undefined) {
    return (
      <AppLink className={styles.back} to={to} search={search}>
        {content}
      </AppLink>
    );
  }
  return (
    <a className={styles.back} href={list} onClick={goBack}>
      {content}
    </a>
  );
}

function goBack(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  window.history.back();
}
