import { useState } from 'react';
import { readDevice } from '#base/install/readDevice.ts';
import { type HandOverWay, handOverWay } from '#planner/rules/calendar/handOverWay.ts';
import { useOnline } from '#ui/useOnline.ts';
import { toCalendarFile } from './toCalendarFile.ts';

/** How a calendar file gets from here into a calendar, with or without a network. */
export function useHandOverWay(): HandOverWay {
  const isOnline = useOnline();
  const [device] = useState(() => ({ ...readDevice(), canShareFile: canShareFile() }));
  return handOverWay({ ...device, isOnline });
}

function canShareFile(): boolean {
  // Missing without a secure address, and in Firefox on desktops.
  if (!('canShare' in navigator)) return false;
  return navigator.canShare({ files: [toCalendarFile('camply', '')] });
}
