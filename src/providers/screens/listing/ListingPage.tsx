import { useState } from 'react';
import { CallToAction } from '#camps/camps.ts';
import { listing } from '#providers/words/listing/page.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { ListingForm } from './form/ListingForm.tsx';
import { ListingHead } from './ListingHead.tsx';
import styles from './ListingPage.module.css';

// Fetched while the form is filled in (FormLogic.tsx).
const Thanks = lazyPart(async () => (await import('./thanks/Thanks.tsx')).Thanks, {
  errorFallback: <h1>{listing.saved}</h1>,
});

type ListingPageProps = {
  /** A submission of this phone that is changed; null for a new camp. */
  editId: string | null;
  /** After a change: the address of an empty form. */
  onNew: () => void;
};

/** The form with which providers submit a camp, followed by the next steps. */
export function ListingPage({ editId, onNew }: ListingPageProps) {
  const [sentId, setSentId] = useState<string | null>(null);
  const [isAgain, setIsAgain] = useState(false);
  const show = (id: string | null) => {
    setSentId(id);
    window.scrollTo({ top: 0, behavior: 'instant' });
  };

  return (
    <Wrap className={styles.page}>
      {sentId === null ? (
        <>
          <ListingHead hasFocus={isAgain} />
          {/* Another submission is another form. */}
          <ListingForm key={editId} editId={editId} onSent={show} />
        </>
      ) : (
        <Thanks
          id={sentId}
          onAnother={() => {
            show(null);
            setIsAgain(true);
            if (editId !== null) onNew();
          }}
        />
      )}
      <CallToAction {...listing.closing} variant="gray" />
    </Wrap>
  );
}
