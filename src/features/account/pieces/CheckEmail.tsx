import type { ReactNode } from 'react';
import { BigSign } from './BigSign.tsx';
import { StepTitle } from './StepTitle.tsx';

type CheckEmailProps = { title: string; text: ReactNode; children?: ReactNode };

/** After a mail was asked for. */
export function CheckEmail({ title, text, children }: CheckEmailProps) {
  return (
    <>
      <BigSign glyph="mail" tone="teal" />
      <StepTitle>{title}</StepTitle>
      <p>{text}</p>
      {children}
    </>
  );
}
