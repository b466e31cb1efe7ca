import type { AppTools } from './createApp.ts';
import { yieldToMain } from '#base/device/yieldToMain.ts';

/** What the app lives on in a browser. */
export const browserTools = (): AppTools => ({
  // Both in steps: the effects of a hydrating page need them.
  openStore: async () => {
    await yieldToMain();
    const { openDeviceStore } = await import('#base/device/answerInTime.ts');
    await yieldToMain();
    return openDeviceStore();
  },
  loadSyncTools: async () => {
    await yieldToMain();
    return (await import('./browserSync.ts')).browserSync();
  },
  localStorage: () => localStorage,
});
