import { formCopy } from '#providers/words/listing/form.ts';
import { ListingInput } from './ListingInput.tsx';
import { Section } from './Section.tsx';
import styles from './Section.module.css';
import { ThemePicker } from './ThemePicker.tsx';

/** Which camp it is. */
export function CampFields() {
  const { sections, hints } = formCopy;
  return (
    <Section title={sections.camp}>
      <ListingInput name="providerName" autoComplete="organization" className={styles.wide} />
      <ListingInput
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={hints.email}
      />
      <ListingInput
        name="websiteUrl"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ListingInput
        name="theme"
        hint={hints.theme}
        className={styles.wide}
        after={<ThemePicker />}
      />
    </Section>
  );
}
