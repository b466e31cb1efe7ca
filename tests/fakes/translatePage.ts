/** What a browser's translation does to a page: each text stands in two elements of its own, in the place of React's node. */
export function translatePage(root: HTMLElement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const { parentNode, textContent } = text;
    if (!textContent?.trim() || parentNode?.nodeName === 'FONT') continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = textContent;
    outer.append(inner);
    parentNode?.replaceChild(outer, text);
  }
}
