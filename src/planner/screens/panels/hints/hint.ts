import type { PlanCommand } from '#family/rules/plan/planRows.ts';
import type { GlyphName } from '#ui/pictures/Glyph.tsx';
import type { PlanSheet } from '../../planSheet.ts';

/** A problem of the plan: a sentence and its remedies. */
export type Hint = {
  /** The key, which is stable while the facts are. */
  key: string;
  glyph: GlyphName;
  title: string;
  text: string;
  remedies: readonly Remedy[];
  /** The dismissal with its changes: a listing becomes seen, a back-up is declined. */
  dismiss?: { label: string; said: string; changes: readonly PlanCommand[] };
};

/** A press that opens a sheet, or does it. `changes`: one command. */
export type Remedy = { label: string } & (
  | { sheet: PlanSheet }
  | { said: string; changes: readonly PlanCommand[] }
);

/** What a press does on this phone alone, in no plan. */
export type Press = { label: string; press: () => void };

/** A problem of this phone. */
export type PhoneHint = Omit<Hint, 'remedies' | 'dismiss'> & {
  remedies: readonly (Remedy | Press)[];
  dismiss: Press;
};
