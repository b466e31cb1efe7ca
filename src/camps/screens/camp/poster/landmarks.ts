import { cutPath } from '#ui/scenes/brushes/cutPath.ts';
import { firPaths } from '#ui/scenes/brushes/firPaths.ts';
import type { Shades } from './posterColors.ts';

/** `isSecond`: the one in other colors beside it. */
export function tent(
  x: number,
  base: number,
  size: number,
  { paint, tent: warm }: Shades,
  isSecond = false,
): string {
  const sunny = paint['s-tent-b'];
  const [front, flank] = isSecond ? [sunny, paint['s-tent-b2']] : [warm, sunny];
  const { 's-tent-trim': trim, 's-tent-in': inside, 's-trunk': pole } = paint;
  return `<g transform="translate(${x} ${base}) scale(${size})"><path d="M0-74l66 8 38 64L48 0z" fill="${flank}"/><path d="M0-74l66 8 6 10-64-6z" fill="${trim}"/><path d="M0-74L-48 0h96z" fill="${front}"/><path d="M0-58L-20 0h40z" fill="${inside}"/><path d="M0-58Q10-26 30 0H16Q4-20 0-58z" fill="${trim}"/><path d="M-1.6-84h3.2v14h-3.2z" fill="${pole}"/><path d="M1.6-84L18-79 1.600-74z" fill="${paint.sun}"/></g>`;
}

/** A layered conifer; the half that faces the sun is one sheet of lighter paper. */
export function fir(x: number, base: number, height: number, shades: Shades): string {
  const tiers = height >= 170 ? 4 : 3;
  const [dark, lit] = firPaths({ x, base, height, tiers, side: x < 400 ? 1 : -1 }, 1);
  return `<path d="${dark}" fill="${shades.deep}"/><path d="${lit}" fill="${shades.leaf}"/>`;
}

const needles = [
  [0, 0.88, 0.1, 0.115],
  [-0.1, 0.805, 0.105, 0.09],
  [0.1, 0.845, 0.1, 0.085],
  [-0.13, 0.645, 0.095, 0.075],
  [0.145, 0.715, 0.105, 0.08],
  [0.02, 0.76, 0.11, 0.075],
] as const;

/** Georgia's pine: a long bare trunk, flat-bottomed clouds of needles at the top. */
export function loblolly(x: number, base: number, height: number, shades: Shades): string {
  const [wood, limbs, dark, lit] = [cutPath(1), cutPath(1), cutPath(1), cutPath(1)];
  const t = height * 0.022;
  const crown = base - height;
  wood
    .move(x - t, base)
    .curve(
      x - t,
      base - height * 0.4,
      x - t,
      crown + height * 0.4,
      x - t * 0.3,
      crown + height * 0.06,
    );
  wood.line(x + t * 0.3, crown + height * 0.06);
  wood.curve(x + t, crown + height * 0.4, x + t, base - height * 0.4, x + t * 1.25, base).close();
  for (const [up, dx, dy] of [
    [0.6, -0.13, 0.05],
    [0.66, 0.14, 0.06],
    [0.76, -0.11, 0.04],
    [0.8, 0.1, 0.05],
  ] as const) {
    const y = base - height * up;
    const [toX, toY] = [x + dx * height, y - dy * height];
    limbs.move(x, y + t).bend(x + (toX - x) / 2, y, toX, toY);
    limbs
      .line(toX, toY - t * 0.4)
      .bend(x + (toX - x) * 0.4, y - t * 0.5, x, y - t * 0.5)
      .close();
  }
  const cloud = (path: typeof dark, cx: number, cy: number, w: number, h: number) =>
    path
      .move(cx - w, cy)
      .curve(cx - w * 1.12, cy - h * 0.62, cx - w * 0.6, cy - h * 0.7, cx - w * 0.5, cy - h * 0.78)
      .curve(cx - w * 0.3, cy - h * 1.12, cx + w * 0.3, cy - h * 1.1, cx + w * 0.48, cy - h * 0.74)
      .curve(cx + w * 0.85, cy - h * 0.72, cx + w * 1.12, cy - h * 0.5, cx + w, cy)
      .curve(cx + w * 0.5, cy + h * 0.2, cx - w * 0.5, cy + h * 0.16, cx - w, cy)
      .close();
  for (const [dx, up, w, h] of needles) {
    cloud(dark, x + dx * height, base - height * up, w * height, h * height);
    cloud(
      lit,
      x + (dx - w * 0.28) * height,
      base - height * (up + h * 0.36),
      w * height * 0.58,
      h * height * 0.52,
    );
  }
  return `<g fill="${shades.paint['s-trunk']}"><path d="${wood.d()}"/><path d="${limbs.d()}"/></g><path d="${dark.d()}" fill="${shades.deep}"/><path d="${lit.d()}" fill="${shades.leaf}"/>`;
}

/** The granite dome east of town, lit from the left. */
export function dome(x: number, y: number, size: number, shades: Shades): string {
  const place = `transform="translate(${x} ${y}) scale(${size})"`;
  return `<g ${place}><path d="M-380 60V0C-320-34-270-78-205-118-140-158-70-204 40-208 130-210 176-176 214-128 246-86 268-40 330 0V60z" fill="${shades.city}"/><path d="M-380 60V0C-320-34-270-78-205-118-140-158-70-204 40-208 20-190-40-170-86-124-130-80-150-20-230 60z" fill="${shades.sky[4]}" fill-opacity=".4"/><path d="M66-186c-16 40-8 74-24 116 22-32 32-74 24-116zM126-170c-10 44 4 76-8 126 20-36 22-90 8-126zM178-128c-8 30 4 56-4 90 16-26 18-62 4-90zM6-156c-24 36-22 68-46 102 30-22 48-62 46-102z" fill="${shades.near}" fill-opacity=".45"/></g>`;
}

/** Atlanta from far off: the outline of scenes/brushes/Skyline, which would weigh on every page with a drawing. */
export function skyline(x: number, y: number, size: number, shades: Shades): string {
  return `<path transform="translate(${x} ${y}) scale(${size})" fill="${shades.city}" d="M-14 40V-10H6V-22H16V-44H32V-20H40V-60H44V-78H58V-60H62V-16H72V-92C72-97 94-97 94-92V-16H102V-36H112V-104H115V-112H119V-120L126-146V-178L127.5-192 129-178V-146L136-120V-112H140V-104H143V-26H152V-66H158V-84L168-104 178-84V-66H182V-14H192V-50H212V-12H222V-72H226V-80H230V-88H240V-80H244V-72H248V-20H258V-42C258-54 278-54 278-42V-14H290V-28H306V-8H322V40z"/>`;
}

/** Two in a canoe, busy and faceless. */
export function canoe(x: number, y: number, size: number, { paint }: Shades): string {
  const { sun, card, 's-skin-a': dark, 's-skin-b': fair, 's-hair': hair } = paint;
  const { 's-tent-trim': trim, 's-trunk': wood, 's-canoe': hull } = paint;
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-52-8C-54-40-46-52-34-52S-16-40-16-8z" fill="${sun}"/><circle cx="-35" cy="-64" r="13" fill="${dark}"/><path d="M-49-67c1-10 8-14 15-14s13 4 14 12zM-54-66h42v4h-42z" fill="${trim}"/><path d="M24-8C22-32 28-42 38-42S54-32 52-8z" fill="${card}"/><circle cx="38" cy="-52" r="11.5" fill="${fair}"/><path d="M26-51c-2-12 8-16 14-14 8 1 10 9 8 14-6-5-14-5-22 0z" fill="${hair}"/><path d="M-132-38C-122-20-100-12-60-10H60C100-12 122-20 132-38 134-14 116 18 84 26H-84C-116 18-134-14-132-38z" fill="${hull}"/><path d="M-132-38C-122-20-100-12-60-10H60C100-12 122-20 132-38l1 9C122-12 100-3 60-2H-60C-100-3-122-12-133-29z" fill="${trim}"/><path d="M2-70L-18 14" stroke="${wood}" stroke-width="4.5" stroke-linecap="round"/><path d="M-16 4c7 2 8 12 3 30-3 8-13 5-13-3 0-10 4-24 10-27z" fill="${wood}"/></g>`;
}

/** A round-headed hardwood: its trunk and limbs show in winter. `kind`: which of the three crowns. */
export function hardwood(
  x: number,
  base: number,
  height: number,
  kind: 0 | 1 | 2,
  { paint, crowns }: Shades,
): string {
  const place = `transform="translate(${x} ${base}) scale(${Math.round(height) / 100})"`;
  return `<g ${place}><path d="M-2.500 6L-1.500-40-20-60l1.500-2L-1-46-.5-62-12-84l2-1L0-66 10-90l2 1L1.500-58 18-76l1.500 2L2-44 3 6z" fill="${paint['s-trunk']}"/><path d="M-38-48C-46-70-26-84-20-88-16-104 14-108 22-92 38-88 46-66 36-48 22-34-22-32-38-48z" fill="${crowns[kind]}"/></g>`;
}
