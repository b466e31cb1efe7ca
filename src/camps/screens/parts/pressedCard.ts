type PressedCard = {
  at: number;
  plate: DOMRect | undefined;
  name: DOMRect;
  /** The font size in px. */
  nameSize: number;
};

let pressed: PressedCard | null = null;

/** Remembers the card whose link was pressed, so that its page can animate logo and name from there. */
export function rememberCard(link: Element): void {
  const card = link.closest('article, li, th, dialog');
  pressed = {
    at: performance.now(),
    plate: card?.querySelector('[data-plate]')?.getBoundingClientRect(),
    name: link.getBoundingClientRect(),
    nameSize: fontSize(link),
  };
}

/** The card pressed last, once. */
export function takePressedCard(): PressedCard | null {
  const card = pressed;
  pressed = null;
  return card;
}

export const fontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
