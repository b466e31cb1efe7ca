import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { type App, AppContext } from '#base/useApp.ts';
import { routerAround } from './routerAround.ts';

const open = new Set<() => void>();

/** A part of the app in a document of jsdom, over this app's storage and servers. It renders when it likes: poll. */
export async function openPart(app: App, part: ReactNode) {
  // Another file of the worker may have promised React to wrap each update in act().
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const page = () => <AppContext value={app}>{part}</AppContext>;
  const router = await routerAround(page);
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  root.render(<RouterProvider router={router} />);
  const closePart = () => {
    root.unmount();
    box.remove();
    open.delete(closePart);
  };
  open.add(closePart);

  function named(selector: string, name: string): HTMLElement | undefined {
    const all = [...box.querySelectorAll<HTMLElement>(selector)];
    return (
      all.find((one) => nameOf(one) === name) ?? all.find((one) => nameOf(one).startsWith(name))
    );
  }
  return {
    box,
    close: closePart,
    text: () => box.textContent,
    heading: () => box.querySelector('h1')?.textContent ?? '',
    texts: (selector: string) =>
      [...box.querySelectorAll(selector)].map(({ textContent }) => textContent),
    /** By its name, or how that begins. */
    button: (name: string) => named('button', name),
    press: (name: string): void => {
      const button = named('button, input', name);
      if (button === undefined) throw new Error(`no ${name} in ${box.textContent}`);
      button.click();
    },
    /** By its label. */
    field: (label: string): HTMLInputElement | HTMLTextAreaElement => {
      const labels = [...box.querySelectorAll('label')];
      const control = labels.find(({ textContent }) => textContent.startsWith(label))?.control;
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
        return control;
      }
      throw new Error(`no field ${label} in ${box.textContent}`);
    },
  };
}

/** As a person types it over. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // React listens to the browser's own setter.
  Reflect.set(Object(Object.getPrototypeOf(field)), 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What describes a field, as a screen reader has it. */
export const descriptionOf = (field: Element): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

const nameOf = (element: HTMLElement): string => {
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  return (element.ariaLabel ?? (label ?? element).textContent).trim();
};

export function closeParts(): void {
  for (const closePart of open) closePart();
}
