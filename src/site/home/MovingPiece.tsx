import { classes } from '#ui/classes.ts';
import styles from './MovingPiece.module.css';

/**
 * A piece that moves over a picture without it. Drawn in a file, not in the page: its paths would weigh on the scripts.
 * The papers (ui/sceneTokens.css) reach into the file, so it follows day and night.
 */
export function MovingPiece({
  piece,
  className,
}: {
  piece: 'canoe' | 'flame' | 'kite' | 'kite-tall';
  className: string | undefined;
}) {
  return (
    <svg className={classes(styles[piece], className)} aria-hidden="true">
      <use href={`/pictures/moving.svg#${piece}`} />
    </svg>
  );
}
