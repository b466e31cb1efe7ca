/**
 * A text in lines no wider than `width`, as `measure` has it. A word that is wider than a line is cut, and so is what
 * goes beyond the third line: a picture must not grow with a name.
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  lines.push(line);
  const isCut = lines.length > MOST_LINES;
  return lines.slice(0, MOST_LINES).map((each, at) => {
    const isLast = isCut && at === MOST_LINES - 1;
    return cut(isLast ? `${each}…` : each, width, measure);
  });
}

const MOST_LINES = 3;

function cut(line: string, width: number, measure: (text: string) => number): string {
  if (measure(line) <= width) return line;
  const letters = Array.from(line);
  while (letters.length > 1 && measure(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('')}…`;
}
