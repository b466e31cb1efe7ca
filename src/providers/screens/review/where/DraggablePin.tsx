import { type KeyboardEvent, type PointerEvent, type Ref, useRef } from 'react';
import { PIN_BODY, PIN_BOX, PIN_TENT } from '#camps/camps.ts';
import styles from './PinMap.module.css';

type Pixels = { x: number; y: number };

type DraggablePinProps = {
  ref: Ref<HTMLButtonElement>;
  label: string;
  /** Returns the position of its tip, in pixels from the upper left corner. */
  tip: () => Pixels | null;
  onMove: (tip: Pixels) => void;
};

const STEPS: Readonly<Record<string, Pixels>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
// In pixels; with Shift for the last yards.
const STEP = 10;
const SMALL_STEP = 1;

/** A pin that moves by pointer or arrow keys. It lies over the map, where keyboards and screen readers reach it. */
export function DraggablePin({ ref, label, tip, onMove }: DraggablePinProps) {
  /** The offset from the pointer to the tip during a drag. */
  const grip = useRef<Pixels | null>(null);

  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    const at = tip();
    if (at === null || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: at.x - event.clientX, y: at.y - event.clientY };
  }

  const under = ({ clientX, clientY }: PointerEvent, { x, y }: Pixels) => ({
    x: clientX + x,
    y: clientY + y,
  });

  function onPointerMove(event: PointerEvent<HTMLButtonElement>) {
    if (grip.current === null) return;
    const { x, y } = under(event, grip.current);
    event.currentTarget.style.setProperty('--x', `${x}px`);
    event.currentTarget.style.setProperty('--y', `${y}px`);
  }

  function onPointerUp(event: PointerEvent<HTMLButtonElement>) {
    const held = grip.current;
    grip.current = null;
    if (held !== null && event.type === 'pointerup') onMove(under(event, held));
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = Object.hasOwn(STEPS, event.key) ? STEPS[event.key] : undefined;
    const at = tip();
    if (step === undefined || at === null) return;
    event.preventDefault();
    const length = event.shiftKey ? SMALL_STEP : STEP;
    onMove({ x: at.x + step.x * length, y: at.y + step.y * length });
  }

  return (
    <button
      ref={ref}
      type="button"
      className={styles.pin}
      aria-label={label}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onKeyDown={onKeyDown}
    >
      <svg
        viewBox={`${PIN_BOX.left} ${PIN_BOX.top} ${PIN_BOX.width} ${PIN_BOX.height}`}
        aria-hidden="true"
      >
        <path className={styles.body} d={PIN_BODY} />
        <path className={styles.tent} d={PIN_TENT} />
      </svg>
    </button>
  );
}
