import { chromium } from '@playwright/test';
import { findChromium } from '../../runner/findChromium.mjs';

/** The Chromium without windows denies notifications to everybody: this one is whole. */
export const launchWholeChromium = () =>
  chromium.launch({
    executablePath: wholeChromium(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });

function wholeChromium(): string {
  const chosen = process.env.CHROME_PATH;
  delete process.env.CHROME_PATH;
  const whole = findChromium((line) => console.log(line));
  if (chosen !== undefined) process.env.CHROME_PATH = chosen;
  return whole;
}
