type PressedCard = {
  at: number;
  plate: DOMRect | undefined;
  name: DOMRect;
  /** Of the letters, in px. */
  nameSize: number;
};

let pressed: PressedCard | null = null;

/** To be called when the link with a camp's name is pressed: its page lets plate and name glide from there. */
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
