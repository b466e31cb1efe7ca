import { RouterProvider } from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect } from 'vitest';
import { breakable } from '#base/text/unbroken.ts';
import { routerAround } from './routerAround.ts';
import { newLog, PlanStage, type StageGiven, type StageLog } from './PlanStage.tsx';

export type Stage = {
  log: StageLog;
  /** All that can be read. */
  text: () => string;
  /** Once these words can be read. */
  says: (words: string) => Promise<void>;
  find: (selector: string) => HTMLElement;
  /** What is read out with a field. */
  describes: (selector: string) => string;
  /** A button or radio by its name, as it is spoken or written. `times`: presses before anything is drawn again. */
  press: (name: string, times?: number) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  /** The field loses focus. */
  leave: (selector: string) => Promise<void>;
  close: () => Promise<void>;
};

/** A part of the planner in a browser's document (jsdom), over rows in memory. */
export async function onStage(given: StageGiven, part: ReactNode): Promise<Stage> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  Element.prototype.scrollIntoView = () => undefined;
  const log = newLog(given);
  const staged = () => (
    <PlanStage given={given} log={log}>
      {part}
    </PlanStage>
  );
  const router = await routerAround(staged);
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  await act(async () => root.render(<RouterProvider router={router} />));

  function find(selector: string): HTMLElement {
    const found = box.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing is ${selector} in ${box.innerHTML}`);
    return found;
  }
  const readText = () => breakable(box.textContent);
  return {
    log,
    text: readText,
    async says(words) {
      // What comes by itself is rendered without act().
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
      try {
        await expect.poll(readText, { interval: 5 }).toContain(words);
      } finally {
        Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
      }
    },
    find,
    describes: (selector) =>
      (find(selector).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    async press(name, times = 1) {
      const controls = [...box.querySelectorAll<HTMLElement>('button, input, a, summary')];
      const control = controls.find((one) => breakable(nameOf(one)).trim() === name);
      if (!control) throw new Error(`no ${name} among ${controls.map(nameOf).join(' | ')}`);
      await act(async () => {
        control.focus();
        for (let at = 0; at < times; at += 1) control.click();
      });
    },
    async type(selector, text) {
      const field = find(selector);
      await act(async () => {
        // React listens to the browser's own setter.
        const proto: unknown = Object.getPrototypeOf(field);
        Reflect.set(Object(proto), 'value', text, field);
        const kind = field instanceof HTMLSelectElement ? 'change' : 'input';
        field.dispatchEvent(new Event(kind, { bubbles: true }));
      });
    },
    async leave(selector) {
      const field = find(selector);
      await act(async () => {
        field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      });
    },
    close: () => act(async () => root.unmount()),
  };
}

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  (document.getElementById(element.getAttribute('aria-labelledby') ?? '') ?? element).textContent ??
  '';
