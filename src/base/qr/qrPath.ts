import { encode } from 'uqr';

/** Light modules on each side (required by ISO/IEC 18004). */
const QUIET = 4;
/** The longest address in characters; a longer one would need modules too small to scan from a fridge. */
const LONGEST = 300;

export type QrPath = {
  /** The SVG path of the dark modules, one unit each. */
  d: string;
  /** Modules along one side, quiet zone included. */
  count: number;
};

/** The QR code of an address, error correction M; null when it is too long for one that scans. */
export function qrPath(address: string): QrPath | null {
  if (address.length > LONGEST) return null;
  const { data } = encode(address, { ecc: 'M', border: QUIET });
  let d = '';
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (row[x] !== true) continue;
      const from = x;
      while (row[x + 1] === true) x++;
      d += `M${from} ${y}h${x + 1 - from}v1H${from}z`;
    }
  }
  return { d, count: data.length };
}
