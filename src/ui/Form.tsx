import { type ComponentProps, type SyntheticEvent, useEffect, useRef, useState } from 'react';

type FormProps = Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit' | 'ref'> & {
  /** Sends what was typed. Until its promise settles, another press does nothing. */
  onSubmit: (form: HTMLFormElement) => void | Promise<void>;
};

/**
 * The only form of the site. The browser never sends it: outside an open dialog `method="dialog"` does nothing (HTML
 * standard, form submission algorithm), so that no password gets into an address where scripts are late, broken or off.
 * shell/earlyPressScript.ts records a press before hydration, and this form repeats it. Errors of `onSubmit` are logged
 * and shown; the fields keep their text.
 */
export function Form({ onSubmit, children, ...form }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  // State would let through a second press in the same frame.
  const isSending = useRef(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const { current } = element;
    if (!current?.hasAttribute('data-pressed')) return;
    current.removeAttribute('data-pressed');
    // Not from within an effect: fields hand over their text at once when the form is sent.
    queueMicrotask(() => current.requestSubmit());
  }, []);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    // React passes on what the form of a sheet within this one sends.
    if (event.target !== event.currentTarget) return;
    if (isSending.current) return;
    isSending.current = true;
    setFailed(false);
    try {
      await onSubmit(event.currentTarget);
    } catch (error) {
      console.error('A form could not be sent', error);
      setFailed(true);
    } finally {
      isSending.current = false;
    }
  }

  return (
    <form
      noValidate
      {...form}
      ref={element}
      method="dialog"
      onSubmit={(event) => void submit(event)}
      // Of the mark of an early press.
      suppressHydrationWarning
    >
      {children}
      {hasFailed && (
        <p role="alert">That didn’t work. What you entered is still here. Please try again.</p>
      )}
      <noscript>
        <p>This form needs JavaScript, and it’s off in this browser.</p>
      </noscript>
    </form>
  );
}
