import { useState } from 'react';

/** Copies a text to the clipboard: `isCopied` is null before the first press, and false where the browser refused it. */
export function useCopied(text: string): { isCopied: boolean | null; copyText: () => void } {
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const copyText = () =>
    void navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return { isCopied, copyText };
}
