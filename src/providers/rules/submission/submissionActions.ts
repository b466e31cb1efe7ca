import type { SubmissionStage } from './submissionStage.ts';

/** What a provider can do. `see`: its own page, `listing`: the camp's. `withdraw` asks first, `discard` can be undone. */
export type SubmissionAction =
  | 'answer'
  | 'compare'
  | 'discard'
  | 'edit'
  | 'keepMine'
  | 'keepWriting'
  | 'listing'
  | 'remove'
  | 'retry'
  | 'see'
  | 'takeTheirs'
  | 'withdraw'
  | 'withoutLogo';

export type ActionOption = { action: SubmissionAction; label: string };

/** What can be done in a state, the likeliest first. What may have left this phone is withdrawn, not discarded. */
export function actionOptions(
  stage: SubmissionStage,
  touchedServer: boolean,
): readonly ActionOption[] {
  const discard: ActionOption = touchedServer
    ? { action: 'withdraw', label: 'Withdraw' }
    : { action: 'discard', label: 'Discard' };
  return { ...choices, ...withDiscard(discard) }[stage];
}

const see: ActionOption = { action: 'see', label: 'See where it is' };

const choices = {
  draft: [
    { action: 'keepWriting', label: 'Keep writing' },
    { action: 'discard', label: 'Discard' },
  ],
  sending: [],
  received: [see, { action: 'edit', label: 'Change something' }],
  review: [see, { action: 'edit', label: 'Change something' }],
  changes: [{ action: 'answer', label: 'Answer' }],
  live: [
    { action: 'listing', label: 'See the listing' },
    { action: 'edit', label: 'Change something' },
    { action: 'see', label: 'Private link' },
  ],
  rejected: [
    { action: 'edit', label: 'Edit and send again' },
    { action: 'withdraw', label: 'Remove' },
  ],
  logoRefused: [
    { action: 'edit', label: 'Choose another logo' },
    { action: 'withoutLogo', label: 'Continue without a logo' },
  ],
  conflict: [
    { action: 'compare', label: 'See both' },
    { action: 'keepMine', label: 'Keep mine' },
    { action: 'takeTheirs', label: 'Take theirs' },
  ],
  withdrawing: [{ action: 'retry', label: 'Try now' }],
  withdrawn: [{ action: 'remove', label: 'Remove from this device' }],
  archived: [see],
} satisfies Partial<Record<SubmissionStage, readonly ActionOption[]>>;

const withDiscard = (discard: ActionOption) =>
  ({
    waiting: [{ action: 'retry', label: 'Try now' }, { action: 'edit', label: 'Edit' }, discard],
    refused: [{ action: 'edit', label: 'Edit and send again' }, discard],
  }) satisfies Partial<Record<SubmissionStage, readonly ActionOption[]>>;
