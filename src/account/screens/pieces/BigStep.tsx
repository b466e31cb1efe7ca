import type { ComponentProps, ReactNode } from 'react';
import { BigSign } from './BigSign.tsx';
import { StepTitle } from './StepTitle.tsx';

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
