import { useDeferredValue } from 'react';
import { formCopy } from '#providers/words/listing/form.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useAfterHydration } from '#ui/useAfterHydration.ts';
import type { Values } from '../form/formContent.ts';
import styles from './PreviewAside.module.css';

// The cards of the lists, and what they make of dates, hours and prices.
const Preview = lazyPart(async () => (await import('./ListingPreview.tsx')).ListingPreview);

type PreviewAsideProps = {
  values: Values;
  /** The address of the logo, or null. */
  logoUrl: string | null;
  /** The submission that is edited: it does not repeat itself. */
  editId: string | null;
};

/** Previews the form as a listing. Sticks beside it; under it on phones. */
export function PreviewAside({ values, logoUrl, editId }: PreviewAsideProps) {
  // Typing goes first.
  const typed = useDeferredValue(values);
  const isHydrated = useAfterHydration();
  return (
    <aside className={styles.aside} aria-label={formCopy.preview}>
      {isHydrated && <Preview values={typed} logoUrl={logoUrl} editId={editId} />}
    </aside>
  );
}
