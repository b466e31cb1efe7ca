import type { FormField } from '#providers/rules/submission/fields.ts';
import {
  type Content,
  type FormState,
  nothingTyped,
  restored,
  type Values,
  withText,
} from './formContent.ts';
import type * as formState from './formState.ts';
import type { LogoChoice } from './logoChoice.ts';

/** What the form can do once the code of its rules is here. */
export type FormRules = Pick<
  typeof formState,
  'typeInto' | 'leave' | 'pasteAddress' | 'undoSplit' | 'shownProblems' | 'submitted'
> & { saveForLater: () => Promise<void> };

export type ListingState = Content & {
  /** Null until their code is here: until then the fields only take what is typed. */
  rules: FormRules | null;
  /** What Start over has taken away, until something is typed. */
  cleared: Content | null;
  /** A press of Submit with the text of the hidden field `trap`; null when the next press counts. */
  pressed: { trap: string } | null;
  isSubmitting: boolean;
  /** The address of an edited submission's logo; null without one. */
  sentLogo: string | null;
};

export type ListingAction =
  | { type: 'load'; rules: FormRules }
  | { type: 'typeInto'; field: FormField; text: string }
  | { type: 'leave'; field: FormField }
  | { type: 'split'; form: FormState }
  | { type: 'undoSplit' }
  | { type: 'changeLogo'; change: (now: LogoChoice) => LogoChoice }
  | { type: 'startOver' }
  | { type: 'undoStartOver' }
  | { type: 'press'; trap: string }
  | { type: 'check' }
  | { type: 'submit' }
  | { type: 'release' }
  /** The draft, or what was sent, fills what is as it was at the start. */
  | { type: 'begin'; values: Values; logo: LogoChoice }
  /** Another tab has typed these later. */
  | { type: 'follow'; values: Partial<Values> }
  | { type: 'followLogo'; logo: LogoChoice }
  | { type: 'showSentLogo'; url: string | null };

export const emptyListing: ListingState = {
  ...nothingTyped,
  rules: null,
  cleared: null,
  pressed: null,
  isSubmitting: false,
  sentLogo: null,
};

/** The form after something was done in it, by its rules, or by its draft. */
export function formReducer(now: ListingState, action: ListingAction): ListingState {
  const { form, logo, rules, cleared } = now;
  const withForm = (next: FormState) => ({ ...now, form: next, cleared: null });
  switch (action.type) {
    case 'load':
      return { ...now, rules: action.rules };
    case 'typeInto':
      return withForm((rules?.typeInto ?? withText)(form, action.field, action.text));
    case 'leave':
      return withForm(rules?.leave(form, action.field) ?? form);
    case 'split':
      return withForm(action.form);
    case 'undoSplit':
      return withForm(rules?.undoSplit(form) ?? form);
    case 'changeLogo':
      return { ...now, logo: action.change(logo), cleared: null };
    case 'startOver':
      return { ...now, ...nothingTyped, cleared: { form, logo } };
    case 'undoStartOver':
      return { ...now, ...cleared, cleared: null };
    case 'press':
      // The first press counts, also where a disabled button waits to be drawn.
      return now.pressed === null ? { ...now, pressed: { trap: action.trap } } : now;
    case 'check':
      return { ...now, form: rules?.submitted(form) ?? form };
    case 'submit':
      return { ...now, isSubmitting: true };
    case 'release':
      return { ...now, pressed: null, isSubmitting: false };
    case 'begin':
      return {
        ...now,
        form: restored(form, action.values),
        logo: logo === nothingTyped.logo ? action.logo : logo,
      };
    case 'follow':
      return { ...now, form: { ...form, values: { ...form.values, ...action.values } } };
    case 'followLogo':
      return { ...now, logo: action.logo };
    default:
      return { ...now, sentLogo: action.url };
  }
}
