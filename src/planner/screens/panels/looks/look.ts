import type { PlanChange } from '#family/rules/plan/planRows.ts';
import type { GlyphName } from '#ui/pictures/Glyph.tsx';
import type { PlanSheet } from '../../planSheet.ts';

/** One thing that is worth a look: a sentence and its ways out. */
export type Look = {
  /** As long as its facts stay the same. */
  key: string;
  glyph: GlyphName;
  title: string;
  text: string;
  remedies: readonly Remedy[];
  /** Of what cannot be settled by a word alone: a listing is seen, a back-up is not wanted. */
  dismiss?: { label: string; said: string; changes: readonly PlanChange[] };
};

/** A press that opens a sheet, or does it. `changes`: one command. */
export type Remedy = { label: string } & (
  | { sheet: PlanSheet }
  | { said: string; changes: readonly PlanChange[] }
);
