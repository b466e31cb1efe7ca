import { reviewCopy } from '#providers/words/review.ts';
import type { ReviewDraft } from '#providers/rules/review/reviewDraft.ts';
import type { ReviewItem } from '#providers/rules/review/reviewItem.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import styles from './ReviewListing.module.css';

const copy = reviewCopy.checks;

type Check = ReviewDraft['checks'][number];
type ChecksProps = {
  item: ReviewItem;
  checks: readonly Check[];
  onChecks: (checks: Check[]) => void;
};

/** A checklist saved in this tab: nothing depends on it. */
export function Checks({ item, checks, onChecks }: ChecksProps) {
  const box = (check: Check, hint?: string) => (
    <Checkbox
      label={copy[check]}
      hint={hint}
      checked={checks.includes(check)}
      onChange={(isChecked) =>
        onChecks(isChecked ? [...checks, check] : checks.filter((each) => each !== check))
      }
    />
  );
  return (
    <Panel title={copy.title}>
      <div className="stack gap-30">
        {box('dates')}
        {box('place')}
        <p className={styles.byItself}>
          <Glyph name="check" />
          <span>
            {copy.ages} <small>{copy.byItself}</small>
          </span>
        </p>
        {item.logo === 'none' ? (
          <p className={styles.byItself}>
            <Glyph name="img" />
            <span>
              {reviewCopy.listing.noLogo} <small>{copy.noLogo}</small>
            </span>
          </p>
        ) : (
          box('logo', item.logoBytes === null ? undefined : kilobytes(item.logoBytes))
        )}
      </div>
    </Panel>
  );
}

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`;
