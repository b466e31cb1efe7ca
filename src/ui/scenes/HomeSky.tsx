import { Cloud, LowSun, Stars, Sun } from './brushes/Sky.tsx';

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
    >
      <Sun x={1200} y={300} r={112} rings={[760, 300, 240, 190, 148]} />
      <Stars
        at={[
          [1060, 132, 5],
          [1310, 66, 6],
          [1500, 160, 5],
          [1470, 60, 4],
          [1130, 100, 4],
          [1030, 480, 4],
        ]}
      />
      <Cloud x={1352} y={244} size={0.95} />
      <Cloud x={1062} y={452} size={0.62} />
      <Cloud x={1092} y={170} size={0.5} />
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
    >
      <LowSun x={262} y={412} r={50} ring={300} />
      <Stars
        at={[
          [120, 392, 4],
          [30, 420, 3.5],
          [352, 392, 4],
          [84, 440, 3],
        ]}
      />
      <Cloud x={60} y={404} size={0.42} />
      <Cloud x={352} y={420} size={0.34} />
    </svg>
  );
}
