import { fontSize, takePressedCard } from '../../parts/pressedCard.ts';

const DURATION_MS = 280;
// Later the card may be elsewhere, or forgotten.
const MEMORY_MS = 1_000;

/**
 * A ref for what holds plate and name on the camp's page: they glide from the card pressed just now, if any. Not by a
 * view transition: taking its picture of the old page held a press up for 30 to 250 ms on two busy cores. This costs
 * it two rectangles.
 */
export function moveFromCard(head: HTMLElement | null): void {
  if (head === null) return;
  const card = takePressedCard();
  if (card === null || performance.now() - card.at > MEMORY_MS) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { plate, name, nameSize } = card;
  const newPlate = head.querySelector('[data-plate]');
  const newName = head.querySelector('h1');
  if (plate !== undefined && newPlate !== null) {
    glide(newPlate, plate, plate.width / newPlate.getBoundingClientRect().width);
  }
  if (newName !== null) glide(newName, name, nameSize / fontSize(newName));
}

function glide(element: Element, from: DOMRect, scale: number): void {
  const { left, top } = element.getBoundingClientRect();
  // The page is about to be scrolled to its top.
  const x = from.left - left - window.scrollX;
  const y = from.top - top - window.scrollY;
  element.animate(
    {
      transformOrigin: ['0 0', '0 0'],
      transform: [`translate(${x}px, ${y}px) scale(${scale})`, 'none'],
    },
    { duration: DURATION_MS, easing: 'cubic-bezier(0.2, 0.8, 0.25, 1)' },
  );
}
