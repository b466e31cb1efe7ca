import { externalUrl } from '#base/http/externalUrl.ts';
import type { RegistrationOpening } from '#planner/rules/openings/registrationOpenings.ts';
import { registrationOpeningsCopy as copy } from '#planner/words/openings.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { AlarmButton } from '../alarm/AlarmButton.tsx';
import { Countdown } from '../alarm/Countdown.tsx';
import { formatOpening } from '../alarm/formatOpening.ts';
import { usePlan } from '../PlanContext.ts';
import styles from './Openings.module.css';

/** The days before an opening from which the child's details should be ready. */
const READY_DAYS = 14;

type OpeningRowProps = {
  opening: RegistrationOpening;
  /** The camp's season as it is called. */
  season: string | undefined;
};

export function OpeningRow({ opening, season }: OpeningRowProps) {
  const { camp, state } = opening;
  const isSoon = state.kind === 'ahead' && state.inDays <= READY_DAYS;
  return (
    <li className={styles.opening} data-soon={isSoon}>
      <Countdown state={state} />
      <div>
        <h3>{season === undefined ? camp.providerName : `${camp.providerName}, ${season}`}</h3>
        <p>{formatOpening(opening)}</p>
      </div>
      <div className={styles.actions}>
        <Actions opening={opening} isSoon={isSoon} />
      </div>
    </li>
  );
}

function Actions({ opening, isSoon }: { opening: RegistrationOpening; isSoon: boolean }) {
  const plan = usePlan();
  const { camp, state, entries } = opening;
  const entryId = entries[0]?.id ?? '';
  if (state.kind === 'unsaid' || state.kind === 'closed') {
    return (
      <Button
        variant="flush"
        size="small"
        aria-label={copy.askFor(camp.providerName)}
        onClick={() => plan.open({ kind: 'ask', entryId })}
      >
        {copy.ask}
      </Button>
    );
  }
  const url = externalUrl(camp.websiteUrl);
  return (
    <>
      {state.kind === 'ahead' && <AlarmButton opening={opening} />}
      {state.kind === 'open' && url !== null && (
        <Button variant="line" size="small" href={url} external>
          {copy.register}
          <VisuallyHidden>{copy.registerAt(camp.providerName)}</VisuallyHidden>
          <Glyph name="ext" />
        </Button>
      )}
      {(isSoon || state.kind === 'open') && (
        <Button
          variant="quiet"
          size="small"
          aria-label={copy.readyFor(camp.providerName)}
          onClick={() => plan.open({ kind: 'register', entryId })}
        >
          {copy.ready}
        </Button>
      )}
    </>
  );
}
