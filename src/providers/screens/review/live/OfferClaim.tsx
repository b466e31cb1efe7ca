import { useState } from 'react';
import type { ReviewApi } from '#providers/store/review/createReviewApi.ts';
import { reviewCopy } from '#providers/words/review.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { reviewErrorText } from '../reviewProblemText.ts';
import styles from './LiveListings.module.css';

const copy = reviewCopy.live.offer;

type OfferClaimProps = {
  reviewApi: Pick<ReviewApi, 'offerClaim'>;
  campId: string;
  name: string;
  /** An address from the camp's own page, where its source has one. */
  email: string | null;
};

/** Asks by mail whether a camp that was found elsewhere belongs to an address. Nothing is sent until a reviewer has seen the address. */
export function OfferClaim({ reviewApi, campId, name, email }: OfferClaimProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(email ?? '');
  const [said, setSaid] = useState('');
  const { isBusy, run } = useSingleFlight();

  const offer = () =>
    run(async () => {
      try {
        setSaid(copy[await reviewApi.offerClaim(campId, typed.trim())]);
        setOpen(false);
      } catch (error) {
        setSaid(reviewErrorText(error));
      }
    });

  return (
    <div className="stack gap-35">
      <Button variant="flush" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {copy.open(name)}
      </Button>
      {isOpen && (
        <Form className={styles.search} onSubmit={() => void offer()}>
          <Field label={copy.email} hint={copy.hint}>
            <TextInput type="email" value={typed} onText={setTyped} />
          </Field>
          <Button variant="pine" type="submit" aria-disabled={isBusy}>
            {copy.send}
          </Button>
        </Form>
      )}
      <output className={styles.said}>{said}</output>
    </div>
  );
}
