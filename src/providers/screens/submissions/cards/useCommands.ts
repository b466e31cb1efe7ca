import type { Outbox } from '#providers/store/outbox/outbox.ts';
import { useApp } from '#base/useApp.ts';
import { toastFailure } from '../toastFailure.ts';
import type { SubmissionSummary } from './submissionSummaries.ts';
import type { ListCommands } from './SubmissionList.tsx';

/** The commands behind the buttons of the list. A failure is shown and changes nothing. */
export function useCommands(): ListCommands {
  const { outbox } = useApp();

  async function run(command: (box: Outbox) => Promise<unknown>): Promise<void> {
    try {
      await command(await outbox());
    } catch (error) {
      toastFailure(error);
    }
  }

  return {
    discard: ({ id, key }) =>
      void run((box) => (key === null ? box.removeDraft(id) : box.discard(id))),
    withdraw: ({ id }) => void run((box) => box.discard(id)),
    run: (action, card) => void run((box) => commandOf(box, action, card)),
  };
}

type Action = Parameters<ListCommands['run']>[0];

/** Runs the action of a button; the other actions are links. */
async function commandOf(box: Outbox, action: Action, { id, key, entry }: SubmissionSummary) {
  if (action === 'retry') return box.retry(id);
  if (action === 'keepMine') return box.keepMine(id);
  if (action === 'takeTheirs' && key !== null) return box.adopt(id, key.secret);
  if (action === 'remove') return box.remove(id);
  if (action === 'withoutLogo' && entry !== null) return box.edit(id, entry.fields, null);
  return undefined;
}
