import { useState } from 'react';
import { site } from '#base/site.ts';
import { seatsCopy } from '#camps/camps.ts';
import { SeatsSchema } from '#camps/rules/camp/camp.ts';
import type { MailedCamp, MailedSeats } from '#providers/store/mail/mailedAnswers.ts';
import { mailedLinkCopy } from '#providers/words/mailedLink.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './MailedCampPanel.module.css';

const copy = mailedLinkCopy.camps;

type MailedCampPanelProps = {
  camp: MailedCamp;
  /** It was found elsewhere, and nobody has said that it is theirs. */
  canClaim: boolean;
  isBusy: boolean;
  /** What the last press did. */
  said: string;
  onAnswer: (answer: 'right' | 'not_this_year' | 'mine') => void;
  onSeats: (seats: MailedSeats) => void;
};

/** One camp as the list has it, with the three answers, and its free places in one tap. */
export function MailedCampPanel(props: MailedCampPanelProps) {
  const { camp, canClaim, isBusy, said, onAnswer, onSeats } = props;
  const [isChanging, setChanging] = useState(false);
  const about = <VisuallyHidden>{copy.of(camp.name)}</VisuallyHidden>;
  return (
    <Panel title={camp.name}>
      <dl className={styles.facts}>
        {(['season', 'dates', 'hours', 'price'] as const).map((fact) => (
          <div key={fact}>
            <dt>{copy.facts[fact]}</dt>
            <dd>{camp[fact] ?? copy.unsaid}</dd>
          </div>
        ))}
      </dl>
      <div className="cluster gap-50">
        {canClaim && (
          <Button variant="main" aria-disabled={isBusy} onClick={() => onAnswer('mine')}>
            {copy.mine}
            {about}
          </Button>
        )}
        <Button
          variant={canClaim ? 'line' : 'main'}
          aria-disabled={isBusy}
          onClick={() => onAnswer('right')}
        >
          {copy.right}
          {about}
        </Button>
        <Button
          variant="line"
          aria-expanded={isChanging}
          onClick={() => setChanging((before) => !before)}
        >
          {copy.change}
          {about}
        </Button>
        {!camp.is_off && (
          <Button variant="quiet" aria-disabled={isBusy} onClick={() => onAnswer('not_this_year')}>
            {copy.off}
            {about}
          </Button>
        )}
      </div>
      {isChanging && <HowToChange camp={camp} />}
      <output>{said || (camp.is_off ? copy.isOff : '')}</output>
      {!camp.is_off && (
        <fieldset className={styles.seats}>
          <legend>{copy.seats}</legend>
          {SeatsSchema.options.map((seats) => (
            <Button
              key={seats}
              variant={camp.seats === seats ? 'pine' : 'line'}
              size="small"
              aria-pressed={camp.seats === seats}
              aria-disabled={isBusy}
              onClick={() => onSeats(seats)}
            >
              {seatsCopy[seats]}
            </Button>
          ))}
        </fieldset>
      )}
    </Panel>
  );
}

/** Words are changed behind the private link, where a person reads them before families do. */
function HowToChange({ camp }: { camp: MailedCamp }) {
  if (!camp.has_listing) {
    const subject = encodeURIComponent(camp.name);
    return (
      <div className="stack gap-50">
        <p>{copy.changeFound}</p>
        <Button variant="line" size="small" href={`mailto:${site.email}?subject=${subject}`}>
          {copy.changeWrite}
        </Button>
      </div>
    );
  }
  return (
    <div className="stack gap-50">
      <p>{copy.changeText}</p>
      <div className="cluster gap-50">
        <ButtonLink variant="line" size="small" to="/submissions">
          {copy.changeSaved}
        </ButtonLink>
        <Button variant="line" size="small" href="#lost">
          {copy.changeAsk}
        </Button>
      </div>
    </div>
  );
}
