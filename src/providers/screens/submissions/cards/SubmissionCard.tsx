import { useEffect, useRef } from 'react';
import type {
  ActionOption,
  SubmissionAction,
} from '#providers/rules/submission/submissionActions.ts';
import { submissionsCopy } from '#providers/words/submissions.ts';
import { Button, ButtonLink, type ButtonVariant } from '#ui/Button.tsx';
import { useLogoUrl } from '#providers/store/outbox/useOutbox.ts';
import { classes } from '#ui/classes.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { formLink } from '../formLink.ts';
import { StageSign, stageTone } from '../StageSign.tsx';
import { linkFragment } from '../link/linkKey.ts';
import { CardPlate } from './CardPlate.tsx';
import type { SubmissionSummary as Card } from './submissionSummaries.ts';
import { PersonCheck } from './PersonCheck.tsx';
import styles from './SubmissionCard.module.css';

const turnstileKey = import.meta.env.CAMPLY_TURNSTILE_KEY ?? null;

type CardProps = {
  card: Card;
  /** Takes the focus back when an undo has put the card where its line was. */
  hasFocus: boolean;
  onChoose: (action: SubmissionAction) => void;
};

/** One submission: its provider, its stage, what that means, and the possible actions. */
export function SubmissionCard({ card, hasFocus, onChoose }: CardProps) {
  const { name, where, stage, title, quote, text, choices } = card;
  const heading = useRef<HTMLHeadingElement>(null);
  // This phone's own copy works offline, and before the server has it.
  const logoHere = useLogoUrl(card.entry?.logo ?? null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus]);
  return (
    <article className={classes(styles.card, styles[stageTone(stage)])} aria-label={name}>
      <header className={styles.head}>
        <CardPlate src={logoHere ?? card.logoSrc} />
        <div>
          <h2 ref={heading} className="clamped anywhere" tabIndex={-1} dir="auto">
            {name}
          </h2>
          <p className="soft small weight-600 leading-130">{where}</p>
        </div>
      </header>
      <p className={styles.state}>
        <StageSign stage={stage} />
        <b>{title}</b>
      </p>
      <div className={styles.words}>
        {quote !== null && (
          <blockquote className="clamped weight-650 anywhere" dir="auto">
            {quote}
          </blockquote>
        )}
        <p>{text}</p>
        {stage === 'sending' && <div className={styles.moving} />}
        {stage === 'waiting' && card.entry?.wantsProof === true && turnstileKey !== null && (
          <PersonCheck id={card.id} name={name} siteKey={turnstileKey} />
        )}
      </div>
      {choices.length > 0 && (
        <div className={styles.choices}>
          {choices.map((choice, index) => (
            <CardChoice
              key={choice.action}
              card={card}
              choice={choice}
              isFirst={index === 0}
              onChoose={onChoose}
            />
          ))}
        </div>
      )}
    </article>
  );
}

type CardChoiceProps = {
  card: Card;
  choice: ActionOption;
  isFirst: boolean;
  onChoose: (action: SubmissionAction) => void;
};

function CardChoice({ card, choice, isFirst, onChoose }: CardChoiceProps) {
  const { action, label } = choice;
  const first: ButtonVariant = card.stage === 'changes' ? 'main' : 'line';
  const look = { variant: isFirst ? first : 'quiet', size: 'small' } as const;
  const words = (
    <>
      {action === 'retry' && <Glyph name="refresh" />}
      <span>{label}</span>
      <VisuallyHidden>{submissionsCopy.about(card.name)}</VisuallyHidden>
    </>
  );
  if (action === 'edit' || action === 'keepWriting') {
    return (
      <ButtonLink {...look} {...formLink(card.entryId)}>
        {words}
      </ButtonLink>
    );
  }
  if (action === 'listing' && card.campId !== null) {
    return (
      <ButtonLink {...look} to="/camps/$campId" params={{ campId: card.campId }}>
        {words}
      </ButtonLink>
    );
  }
  if ((action === 'see' || action === 'answer' || action === 'compare') && card.key !== null) {
    return (
      <ButtonLink {...look} to="/my-listing" hash={linkFragment(card.key)}>
        {words}
      </ButtonLink>
    );
  }
  return (
    <Button {...look} onClick={() => onChoose(action)}>
      {words}
    </Button>
  );
}
