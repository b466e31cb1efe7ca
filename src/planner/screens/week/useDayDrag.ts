import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { DropTarget } from '#planner/rules/commands/dropDay.ts';
import { type Carry, isSameTarget } from './useCarry.ts';

/** A mouse that moves so far drags; less is a click. In pixels. */
const DRAG_DISTANCE = 6;
/** A finger that stays so long picks up; one that moves before scrolls the page. */
const HOLD_MS = 350;

export type DayDrag = {
  onPointerDown: (event: ReactPointerEvent<HTMLElement>, from: DropTarget) => void;
  /** Whether the press that is ending was a drag: then it opens nothing. */
  wasDrag: () => boolean;
};

type Press = {
  from: DropTarget;
  x: number;
  y: number;
  isDragging: boolean;
  hold: number | undefined;
  ghost: HTMLElement | null;
  element: HTMLElement;
  pointerId: number;
};

/** Dragging by mouse and by finger on top of `carry`: whatever it can do, keys and a sheet can do as well. */
export function useDayDrag(carry: Carry): DayDrag {
  const press = useRef<Press | null>(null);
  const dragged = useRef(false);

  function begin(current: Press): void {
    current.isDragging = carry.pickUp(current.from);
    if (!current.isDragging) return end();
    dragged.current = true;
    current.element.setPointerCapture(current.pointerId);
    const ghost = current.element.cloneNode(true);
    if (!(ghost instanceof HTMLElement)) return;
    ghost.removeAttribute('data-cell');
    ghost.setAttribute('aria-hidden', 'true');
    const { left, top, width, height } = current.element.getBoundingClientRect();
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
      pointerEvents: 'none',
      zIndex: '60',
      margin: '0',
      boxShadow: 'var(--shadow-3)',
    });
    current.element.parentElement?.append(ghost);
    // Browsers differ in whether a container is what `fixed` is measured from.
    const placed = ghost.getBoundingClientRect();
    ghost.style.left = `${2 * left - placed.left}px`;
    ghost.style.top = `${2 * top - placed.top}px`;
    current.ghost = ghost;
  }

  function end(): void {
    window.clearTimeout(press.current?.hold);
    press.current?.ghost?.remove();
    press.current = null;
  }

  const onMove = useEffectEvent((event: PointerEvent) => {
    const current = press.current;
    if (!current || event.pointerId !== current.pointerId) return;
    const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
    const isFar = Math.hypot(dx, dy) > DRAG_DISTANCE;
    if (!current.isDragging) {
      if (isFar && event.pointerType === 'mouse') begin(current);
      else if (isFar) end();
      return;
    }
    current.ghost?.style.setProperty('translate', `${dx}px ${dy}px`);
    const target = targetAt(event.clientX, event.clientY);
    if (target && !isSameTarget(target, carry.target)) carry.over(target);
  });
  const onUp = useEffectEvent((event: PointerEvent) => {
    const current = press.current;
    if (!current || event.pointerId !== current.pointerId) return;
    if (current.isDragging) {
      const target = targetAt(event.clientX, event.clientY);
      if (target && carry.dropAt(target) === 'here') carry.drop(target);
      else carry.putBack();
    }
    end();
  });
  const onCancel = useEffectEvent(() => {
    if (press.current?.isDragging) carry.putBack();
    end();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && press.current?.isDragging) onCancel();
  });
  // The page must not scroll under a finger that carries something.
  const onTouchMove = useEffectEvent((event: TouchEvent) => {
    if (press.current?.isDragging) event.preventDefault();
  });

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('pointermove', (event) => onMove(event), { signal });
    window.addEventListener('pointerup', (event) => onUp(event), { signal });
    window.addEventListener('pointercancel', () => onCancel(), { signal });
    window.addEventListener('keydown', (event) => onKey(event), { signal });
    window.addEventListener('touchmove', (event) => onTouchMove(event), { signal, passive: false });
    return () => {
      stop.abort();
      end();
    };
  }, []);

  return {
    onPointerDown(event, from) {
      if (!event.isPrimary || event.button !== 0) return;
      dragged.current = false;
      const current: Press = {
        from,
        x: event.clientX,
        y: event.clientY,
        isDragging: false,
        hold: undefined,
        ghost: null,
        element: event.currentTarget,
        pointerId: event.pointerId,
      };
      if (event.pointerType !== 'mouse') {
        current.hold = window.setTimeout(
          () => press.current === current && begin(current),
          HOLD_MS,
        );
      }
      press.current = current;
    },
    wasDrag: () => dragged.current,
  };
}

/** The cell under a point of the screen. */
function targetAt(x: number, y: number): DropTarget | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-child][data-day]');
  const { child, day } = cell?.dataset ?? {};
  return child !== undefined && day !== undefined ? { childId: child, day } : null;
}
