import type { Camp } from '#camps/rules/camp/camp.ts';
import { externalUrl } from '#base/http/externalUrl.ts';
import { campCopy } from '#camps/words/camp/camp.ts';
import { overCopy } from '#camps/words/over.ts';
import { Button } from '#ui/Button.tsx';
import { priceParts } from '#camps/rules/text/priceLabel.ts';
import { perDayLabel } from '../../parts/card/perDayLabel.ts';
import { type CampActions, SaveAndShare, ActionRow, MoreActions } from '../actions/CampActions.tsx';
import styles from './RegisterButton.module.css';
import { PriceTag } from '../../parts/card/PriceTag.tsx';

type RegisterButtonProps = {
  camp: Camp;
  over: boolean;
  size?: 'small';
  /** The element that says why, when there is no page to open. */
  why?: string;
  onRegister: () => void;
};

/** Links to the camp's own sign-up page and is disabled without one. For a past camp it is only a visit. */
export function RegisterButton({ camp, over, size, why, onRegister }: RegisterButtonProps) {
  const website = externalUrl(camp.websiteUrl);
  const action = over ? overCopy.visit : campCopy.register.action;
  if (website === null) {
    // Nothing to sign up for, and nowhere to look.
    if (over) return null;
    return (
      <Button variant="main" size={size} disabled aria-describedby={why}>
        {action}
      </Button>
    );
  }
  return (
    <Button
      variant={over ? 'line' : 'main'}
      size={size}
      href={website}
      external
      aria-label={`${action}: ${camp.providerName}, opens in a new tab`}
      onClick={over ? undefined : onRegister}
    >
      {action}
    </Button>
  );
}

/** The same at the lower edge of phones, near the thumb. */
export function BuyBar(props: CampActions) {
  const { camp, over, onRegister } = props;
  const { amount, rest } = priceParts(camp.price);
  return (
    <section className={styles.bar} aria-label={campCopy.register.heading}>
      <p className={styles.price}>
        <span>{amount || campCopy.ask}</span>
        {amount !== '' && <small>{perDayLabel(camp) ?? rest}</small>}
      </p>
      <SaveAndShare {...props} />
      <RegisterButton camp={camp} over={over} size="small" onRegister={onRegister} />
    </section>
  );
}

/** The price and all actions, beside the page on large screens. */
export function Ticket(props: CampActions) {
  const { camp, over, onRegister } = props;
  const { register } = campCopy;
  const perDay = perDayLabel(camp);
  const hasPage = externalUrl(camp.websiteUrl) !== null;
  return (
    <aside className={styles.ticket} aria-label={register.heading}>
      <PriceTag price={camp.price} />
      {perDay !== null && <p className="soft weight-700">{perDay}</p>}
      <RegisterButton camp={camp} over={over} why="camp-register-why" onRegister={onRegister} />
      <p id="camp-register-why" className="soft small leading-140 center">
        {over ? overCopy.sentence : hasPage ? register.opens(camp.providerName) : register.missing}
      </p>
      <hr />
      <ActionRow>
        <SaveAndShare {...props} />
        <MoreActions {...props} />
      </ActionRow>
    </aside>
  );
}
