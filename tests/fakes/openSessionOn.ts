import type { EngineTools } from '#app/openAppSync.ts';
import { type DeviceTools, openDeviceSession } from '#base/session/deviceSession.ts';

/** The session of a browser with this storage; no other tabs unless `onOtherTab` tells of them. */
export const openSessionOn =
  (
    localStorage: DeviceTools['localStorage'],
    onOtherTab: (listener: () => void) => void = () => undefined,
  ): EngineTools['openDeviceSession'] =>
  (state) =>
    openDeviceSession(state, { url: 'https://camply.example', localStorage, onOtherTab });
