import { use, useRef } from 'react';
import { formCopy } from '#providers/words/listing/form.ts';
import { classes } from '#ui/classes.ts';
import { FileDrop } from '#ui/fields/FileDrop.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { noLogo } from '../form/logoChoice.ts';
import { type OnLogo, useLogoFile } from '../logo/useLogoFile.ts';
import { ListingContext } from './ListingContext.ts';
import styles from './LogoField.module.css';
import { Section } from './Section.tsx';
import section from './Section.module.css';

export const LOGO_ID = 'listing-logo';

// Needed once a file was chosen.
const ChosenLogo = lazyPart(async () => (await import('./ChosenLogo.tsx')).ChosenLogo);

/** The logo: chosen or dropped, prepared at once, and shown as it will be saved. */
export function LogoField() {
  const { logo, logoUrl, dispatch } = use(ListingContext);
  const { kept, isPreparing, problem } = logo;
  const copy = formCopy.logo;
  const field = useRef<HTMLDivElement>(null);
  const onLogo: OnLogo = (change) => dispatch({ type: 'changeLogo', change });
  const takeFile = useLogoFile(onLogo);

  function remove() {
    onLogo(() => noLogo);
    // The button that had the focus is gone.
    field.current?.querySelector('input')?.focus();
  }
  return (
    <Section title={formCopy.sections.logo}>
      <div ref={field} className={classes(section.wide, styles.field)} data-kept={kept !== null}>
        <FileDrop
          id={LOGO_ID}
          label={kept === null ? copy.drop : copy.replace}
          hint={copy.kinds}
          accept="image/jpeg,image/png,image/webp"
          describedBy={problem === null ? undefined : `${LOGO_ID}-error`}
          isInvalid={problem !== null}
          onFile={takeFile}
        />
        <output className={styles.state}>{isPreparing && copy.preparing}</output>
        {(kept !== null || problem !== null) && (
          <ChosenLogo
            logo={logo}
            src={logoUrl}
            errorId={`${LOGO_ID}-error`}
            onRemove={remove}
            onForgive={() => onLogo((now) => ({ ...now, problem: null }))}
          />
        )}
      </div>
    </Section>
  );
}
