import type { ReactNode } from 'react';
import { campCopy } from '#camps/words/camp/camp.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import type { KnownCamp } from '#camps/rules/camp/knownCamp.ts';
import { directionsUrl } from '#camps/rules/place/address.ts';
import { classes } from '#ui/classes.ts';
import { ShareSheet } from '../ShareSheet.tsx';
import { ActionButton, ActionLink } from './ActionButton.tsx';
import styles from './CampActions.module.css';

/** The actions for a camp, and their current state. */
export type CampActions = {
  camp: Camp;
  known: KnownCamp;
  /** Those that are certain. */
  days: readonly string[];
  /** Its days or its season are behind us. */
  over: boolean;
  /** It is ahead, and its sign-up has not begun. */
  notOpen: boolean;
  favorite: boolean;
  scheduled: boolean;
  onFavorite: (isFavorite: boolean) => void;
  onSchedule: (isScheduled: boolean) => void;
  onShare: () => void;
  onRegister: () => void;
};

/** A row of actions, as many beside each other as fit. */
export function ActionRow({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return <div className={classes(styles.row, className)}>{children}</div>;
}

/** The two that a phone has at its thumb. */
export function SaveAndShare({ camp, favorite, onFavorite, onShare }: CampActions) {
  const { actions, share } = campCopy;
  return (
    <>
      <ActionButton
        glyph={favorite ? 'heartOn' : 'heart'}
        word={actions.save}
        name={`Save ${camp.providerName} to favorites`}
        pressed={favorite}
        onClick={() => onFavorite(!favorite)}
      />
      <ActionButton
        glyph="share"
        word={share.action}
        name={`${share.action} ${camp.providerName}`}
        onClick={onShare}
      />
    </>
  );
}

/** All the others. */
export function MoreActions(props: CampActions) {
  const { camp, known, days, over, scheduled, onSchedule } = props;
  const { actions, where } = campCopy;
  const directions = directionsUrl(camp);
  return (
    <>
      {!over && <ShareSheet known={known} days={days} />}
      <ActionButton
        glyph={scheduled ? 'check' : 'plan'}
        word={actions.plan}
        name={`Add ${camp.providerName} to your plan`}
        pressed={scheduled}
        onClick={() => onSchedule(!scheduled)}
      />
      {/* A phone rarely has a printer at hand; its poster can be printed. */}
      <span className="contents from-tablet-only">
        <ActionButton
          glyph="print"
          word={actions.print}
          name={actions.printPage}
          onClick={() => window.print()}
        />
      </span>
      {/* Wide, the ticket stays in sight beside the address with its own link. */}
      {directions !== null && (
        <span className="contents below-laptop-only">
          <ActionLink
            glyph="map"
            word={where.directions}
            name={`${where.directions} to ${camp.providerName}, opens a map in a new tab`}
            href={directions}
          />
        </span>
      )}
    </>
  );
}
