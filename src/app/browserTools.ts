import type { AppTools } from './createApp.ts';
import { yieldToMain } from '#base/device/yieldToMain.ts';

/** What the app lives on in a browser. */
export const browserTools = (): AppTools => ({
  // In steps: the effects of a hydrating page need it.
  openStore: async () => {
    await yieldToMain();
    const { openDeviceStore } = await import('#base/device/answerInTime.ts');
    await yieldToMain();
    return openDeviceStore();
  },
  loadSyncTools: async () => (await import('./browserSync.ts')).browserSync(),
  localStorage: () => localStorage,
});
