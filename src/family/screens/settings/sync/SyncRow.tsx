import { useState } from 'react';
import { syncCopy as copy } from '#family/words/sync.ts';
import type { SyncState } from '#family/store/sync/FamilySync.ts';
import { useSyncState } from '#family/store/sync/useFamilySync.ts';
import { whenLabel } from '#base/day/whenLabel.ts';
import { classes } from '#ui/classes.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { type RowProps, SettingsRow } from '../SettingsRow.tsx';
import { Off } from './Off.tsx';
import { On } from './On.tsx';
import { Paused } from './Paused.tsx';
import { SetAsidePlans } from './SetAsidePlans.tsx';
import { SetUpSheet } from './SetUpSheet.tsx';
import type { SetUpStep } from './useSetUp.ts';
import { SyncFailed } from './SyncFailed.tsx';
import { WhatGoes } from './WhatGoes.tsx';

/** One plan on all devices of the family. The row first explains what goes to the server; turning it off deletes it. */
export function SyncRow(row: RowProps) {
  const state = useSyncState();
  const isOpening = state.is === 'opening';
  // Here, not in a part: turning it on changes the part, and the sheet has still something to show.
  const [sheet, setSheet] = useState({ no: 0, isOpen: false, first: TURN_ON });
  const open = (first: SetUpStep) => setSheet(({ no }) => ({ no: no + 1, isOpen: true, first }));
  return (
    <SettingsRow id="sync" glyph="cloud" title={copy.title} state={useStateWords(state)} {...row}>
      {isOpening && (
        <output>
          <VisuallyHidden>{copy.opening}</VisuallyHidden>
        </output>
      )}
      <SetAsidePlans />
      <div className={classes('contents items-min-0', isOpening && 'invisible')}>
        <Part state={state} isSettingUp={sheet.isOpen} onOpen={open} />
        {(isOpening || state.is === 'off' || state.is === 'on') && <WhatGoes />}
      </div>
      {sheet.no > 0 && (
        <SetUpSheet
          key={sheet.no}
          open={sheet.isOpen}
          first={sheet.first}
          onClose={() => setSheet((shown) => ({ ...shown, isOpen: false }))}
          onCode={() => setSheet((shown) => ({ ...shown, isOpen: true }))}
        />
      )}
    </SettingsRow>
  );
}

const TURN_ON: SetUpStep = { is: 'turnOn' };

type PartProps = { state: SyncState; isSettingUp: boolean; onOpen: (first: SetUpStep) => void };

function Part({ state, isSettingUp, onOpen }: PartProps) {
  const onBring = () => onOpen({ is: 'bring' });
  // Most families have it off: while it is read, its place is as high as that, and nothing moves.
  if (state.is === 'opening' || state.is === 'off') {
    const onTurnOn = () => onOpen(TURN_ON);
    return <Off isSettingUp={isSettingUp} onTurnOn={onTurnOn} onBring={onBring} />;
  }
  if (state.is === 'failed') return <SyncFailed />;
  if (state.is === 'on') return <On state={state} />;
  return <Paused is={state.is} onBring={onBring} />;
}

function useStateWords(state: SyncState): string {
  const [now] = useState(() => Date.now());
  if (state.is !== 'on') return copy.states[state.is];
  const { syncedAt } = state;
  return copy.states.on(syncedAt === null ? null : whenLabel(syncedAt, Math.max(now, syncedAt)));
}
