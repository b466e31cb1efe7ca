import type { Device } from './installWay.ts';

const MODES = ['fullscreen', 'standalone', 'minimal-ui', 'window-controls-overlay'];

/** Reads what this browser reveals about itself and its window. */
export function readDevice(hasPrompt = false): Device {
  const { userAgent, maxTouchPoints } = navigator;
  const standalone: unknown = Reflect.get(navigator, 'standalone');
  return {
    userAgent,
    touchPoints: maxTouchPoints,
    displayMode: MODES.find((mode) => matchMedia(`(display-mode: ${mode})`).matches) ?? 'browser',
    standalone: typeof standalone === 'boolean' ? standalone : undefined,
    hasPrompt,
  };
}
