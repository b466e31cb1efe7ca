import { useRef, type PointerEvent } from 'react';

/** Pulled further than this (px), or faster than `fast` (px per ms), the sheet lets go. */
const far = 96;
const fast = 0.6;

/** Lets a finger pull a bottom sheet down by its head. Writes --pull; the sheet's CSS moves. */
export function useSwipeToClose(sheet: HTMLElement | null, onClose: () => void) {
  const grip = useRef<{ y: number; at: number } | null>(null);

  const move = (by: number) => sheet?.style.setProperty('--pull', `${Math.max(by, 0)}px`);
  const end = (event: PointerEvent) => {
    if (grip.current === null) return;
    const by = event.clientY - grip.current.y;
    const speed = by / Math.max(event.timeStamp - grip.current.at, 1);
    grip.current = null;
    move(0);
    if (by > far || (by > 24 && speed > fast)) onClose();
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      // A mouse has the cross and the backdrop; a press on the cross is no pull.
      if (event.pointerType === 'mouse') return;
      if (event.target instanceof Element && event.target.closest('button') !== null) return;
      grip.current = { y: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (grip.current !== null) move(event.clientY - grip.current.y);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
