import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import styles from './BigStep.module.css';
import { classes } from '#ui/classes.ts';
import { Glyph, type GlyphName } from '#ui/pictures/Glyph.tsx';

type BigStepProps = Partial<ComponentProps<typeof BigSign>> & {
  title: string;
  text: ReactNode;
  children?: ReactNode;
};

/** A step that comes by a mail, or waits for one. */
export function BigStep({ glyph = 'mail', tone = 'teal', title, text, children }: BigStepProps) {
  return (
    <>
      <BigSign glyph={glyph} tone={tone} />
      <StepTitle>{title}</StepTitle>
      <p>{text}</p>
      {children}
    </>
  );
}

/**
 * The title of a step that has taken the place of what was pressed: it begins at the top of the page, as a new page does,
 * and its title takes the focus, and so is read out.
 */
export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <h1 ref={title} tabIndex={-1}>
      {children}
    </h1>
  );
}

type BigSignProps = { glyph: GlyphName; tone: 'teal' | 'ok' | 'sun' };

/** A sign above the title of a step, whose words say the same. */
export function BigSign({ glyph, tone }: BigSignProps) {
  return (
    <span className={classes(styles.sign, styles[tone])}>
      <Glyph name={glyph} />
    </span>
  );
}
