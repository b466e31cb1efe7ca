import type { SubmissionStage } from '#providers/rules/submission/submissionStage.ts';
import { classes } from '#ui/classes.ts';
import { Glyph, type GlyphName } from '#ui/pictures/Glyph.tsx';
import styles from './StageSign.module.css';

type Tone = 'dash' | 'sun' | 'teal' | 'ok' | 'coral' | 'bad' | 'plain';

const signs: Record<SubmissionStage, [GlyphName, Tone]> = {
  draft: ['phone', 'dash'],
  waiting: ['offline', 'sun'],
  sending: ['send', 'sun'],
  received: ['check', 'teal'],
  review: ['eye', 'teal'],
  changes: ['pen', 'coral'],
  live: ['badge', 'ok'],
  rejected: ['x', 'bad'],
  refused: ['warn', 'bad'],
  logoRefused: ['img', 'coral'],
  conflict: ['swap', 'coral'],
  withdrawing: ['trash', 'sun'],
  withdrawn: ['trash', 'plain'],
  archived: ['minus', 'plain'],
};

/** Returns the tone for the edge of the sign's background. */
export const stageTone = (stage: SubmissionStage): Tone => signs[stage][1];

/** The sign of a submission's stage: picture and color. The word is beside it. */
export function StageSign({ stage, isBig = false }: { stage: SubmissionStage; isBig?: boolean }) {
  const [glyph, tone] = signs[stage];
  return (
    <span className={classes(styles.sign, styles[tone], isBig && styles.big)}>
      <Glyph name={glyph} />
    </span>
  );
}
