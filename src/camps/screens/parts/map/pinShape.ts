// SVG paths with the tip at 0,0. A tent for featured camps, a dot for basic ones: not only their colors differ.
export const PIN_BOX = { left: -17, top: -43, width: 34, height: 46 } as const;
export const PIN_BODY = 'M0 0C-5-9-14-16-14-26a14 14 0 1 1 28 0C14-16 5-9 0 0z';
export const PIN_TENT = 'M0-34l9 15H-9z';
export const PIN_DOT = 'M-5-26a5 5 0 1 0 10 0a5 5 0 1 0-10 0z';
