import { Cloud, Stars, Sun } from './brushes/Sky.tsx';

type Classed = { className?: string | undefined };

/**
 * The sky of Home's poster. It is drawn in the page: there at once, it follows the look, and runs on
 * where the picture of the land (pictures/pages/home-land) ends.
 */
export function HomeSky({ className }: Classed) {
  return (
    <svg
      className={className}
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Sun x={1200} y={300} r={112} rings={[900, 680, 490, 330, 205]} />
      <Stars
        at={[
          [905, 60, 7],
          [1000, 200, 4],
          [1310, 66, 6],
          [1500, 160, 5],
          [1470, 60, 4],
          [820, 400, 5],
          [1090, 90, 4],
          [720, 440, 4],
        ]}
      />
      <Cloud x={1352} y={244} size={0.95} />
      <Cloud x={1062} y={452} size={0.62} />
      <Cloud x={1020} y={120} size={0.5} />
    </svg>
  );
}

/** The same for a phone, over pictures/pages/home-tall: the sky is high, the lake lies at the foot. */
export function HomeSkyTall({ className }: Classed) {
  return (
    <svg
      className={className}
      viewBox="0 0 390 700"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Sun x={262} y={404} r={54} rings={[430, 330, 240, 164, 102]} />
      <Stars
        at={[
          [120, 350, 4],
          [30, 420, 3.5],
          [350, 330, 4],
          [100, 396, 3],
        ]}
      />
      <Cloud x={60} y={372} size={0.42} />
      <Cloud x={352} y={366} size={0.34} />
    </svg>
  );
}
