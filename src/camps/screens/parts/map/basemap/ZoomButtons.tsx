import type { RefObject } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { animation } from './animation.ts';
import styles from './ZoomButtons.module.css';

type ZoomButtonsProps = { map: RefObject<MapRef | null>; className: string | undefined };

/** `className` positions the buttons on the map. */
export function ZoomButtons({ map, className }: ZoomButtonsProps) {
  return (
    <div className={classes(styles.buttons, className)}>
      {/* With the click as its cause, the movement counts as the visitor's. */}
      <IconButton
        glyph="plus"
        label="Zoom in"
        onClick={(event) => map.current?.zoomIn(animation(), cause(event))}
      />
      <IconButton
        glyph="minus"
        label="Zoom out"
        onClick={(event) => map.current?.zoomOut(animation(), cause(event))}
      />
    </div>
  );
}

const cause = ({ nativeEvent }: { nativeEvent: Event }) => ({ originalEvent: nativeEvent });
