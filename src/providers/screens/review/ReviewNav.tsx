import { reviewCopy } from '#providers/words/review.ts';
import { REVIEW_TABS, type ReviewTab } from '#providers/rules/review/reviewAddress.ts';
import { Button } from '#ui/Button.tsx';
import styles from './ReviewHeader.module.css';
import who from './WhoIsIn.module.css';

const { tabs } = reviewCopy;

type ReviewNavProps = { tab: ReviewTab; onTab: (tab: ReviewTab) => void };

export function ReviewNav({ tab, onTab }: ReviewNavProps) {
  return (
    <nav className={styles.nav} aria-label={reviewCopy.badge}>
      {REVIEW_TABS.map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === tab ? 'page' : undefined}
          onClick={() => onTab(each)}
        >
          {each === '' ? tabs.queue : tabs[each]}
        </button>
      ))}
    </nav>
  );
}

type WhoIsInProps = { email: string | null; onSignOut: () => void };

export function WhoIsIn({ email, onSignOut }: WhoIsInProps) {
  return (
    <span className="row-inline middle gap-50 min-0">
      {email !== null && (
        <>
          <span className={who.face} aria-hidden="true">
            {email.slice(0, 1).toUpperCase()}
          </span>
          <span className={who.email}>{email}</span>
        </>
      )}
      <Button variant="quiet" size="small" onClick={onSignOut}>
        {reviewCopy.signOut}
      </Button>
    </span>
  );
}
