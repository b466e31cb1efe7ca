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
  const words = formatOpening(opening);
  const isSoon = state.kind === 'ahead' && state.inDays <= READY_DAYS;
  return (
    <li className={styles.opening} data-soon={isSoon}>
      <Countdown state={state} />
      <div>
        <h3>{season === undefined ? camp.providerName : `${camp.providerName}, ${season}`}</h3>
        {words !== '' && <p>{words}</p>}
      </div>
      <div className={styles.actions}>
        <Actions opening={opening} isSoon={isSoon} />
      </div>
    </li>
  );
}

const READY = { sheet: 'register', text: copy.ready, spoken: copy.readyFor } as const;
const ASK = { sheet: 'ask', text: copy.ask, spoken: copy.askFor } as const;

function Actions({ opening, isSoon }: { opening: RegistrationOpening; isSoon: boolean }) {
  const plan = usePlan();
  const { camp, state, entries } = opening;
  const entryId = entries[0]?.id ?? '';
  const { kind } = state;
  const url = externalUrl(camp.websiteUrl);
  const mayBeOpen = kind === 'open' || kind === 'undated';
  const step = kind === 'open' || isSoon ? READY : kind === 'ahead' ? null : ASK;
  return (
    <>
      {kind === 'ahead' && <AlarmButton opening={opening} />}
      {mayBeOpen && url !== null && (
        <Button variant="line" size="small" href={url} external>
          {copy.register}
          <VisuallyHidden>{copy.registerAt(camp.providerName)}</VisuallyHidden>
          <Glyph name="ext" />
        </Button>
      )}
      {step !== null && (
        <Button
          variant="flush"
          size="small"
          aria-label={step.spoken(camp.providerName)}
          onClick={() => plan.open({ kind: step.sheet, entryId })}
        >
          {step.text}
        </Button>
      )}
    </>
  );
}
