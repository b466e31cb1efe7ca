import type { Feature, FeatureCollection, Point } from 'geojson';
import { GeoJSONSource, type LngLatLike, Map, type MapMouseEvent, setWorkerUrl } from 'maplibre-gl';
import type { Area } from '#domain/place/area.ts';
import { mapArea } from '#domain/place/mapCamp.ts';
import { allowWorker } from './allowWorker.ts';
import type { Ground } from './ground.ts';
import { drawPin, PIN_PIXEL_RATIO } from './drawPin.ts';
import { readMapColors, watchColors } from './mapColors.ts';
import { mapStyle, OWN_SOURCES, PINS, TAPPABLE } from './mapStyle.ts';

/** One camp as the map needs it; degrees. */
export type MapPoint = { id: string; latitude: number; longitude: number; featured: boolean };

export type CampMapEvents = {
  /** The first complete picture stands. */
  onReady: () => void;
  /** A tap: a camp, or null for a tap beside all of them. */
  onChoose: (id: string | null) => void;
  /** A person moved the map; it now shows this area. */
  onMoved: (area: Area) => void;
  /** Where the chosen camp is on the map's element, in px; after every movement. */
  onPlace: (x: number, y: number) => void;
  onProblem: (detail: string) => void;
  /** The graphics card took the picture away (true) or gave it back (false). */
  onLost: (isLost: boolean) => void;
  /** The operator's streets could not be drawn to the end; the land that ships stands in. */
  onGroundLost: () => void;
};

// Spec 9.
const CENTER: LngLatLike = [-84.388, 33.749];
const ZOOM = 10;
const FIT_PADDING_PX = 50;
// One camp alone is shown with its surroundings.
const CLOSEST_FIT = 13;
const FINGER_PX = 12;
// What the info window needs around the pin it hangs from: half its width, and its height.
const INFO_ROOM = { side: 160, above: 70, below: 270 };

setWorkerUrl(allowWorker());

/** The only place that knows MapLibre: camps in, taps out. Throws where there is no WebGL 2. */
export class CampMap {
  readonly #map: Map;
  readonly #element: HTMLElement;
  readonly #events: CampMapEvents;
  readonly #unwatch: () => void;
  #camps: readonly MapPoint[] = [];
  #chosen: MapPoint | null = null;
  #ground: Ground | null = null;
  #isStyled = false;
  #isAsked = false;

  constructor(element: HTMLElement, name: string, events: CampMapEvents) {
    this.#element = element;
    this.#events = events;
    this.#map = new Map({
      container: element,
      style: mapStyle(readMapColors(element), this.#shown()),
      center: CENTER,
      zoom: ZOOM,
      minZoom: 6.5,
      maxZoom: 16,
      maxBounds: [mapArea.west, mapArea.south, mapArea.east, mapArea.north],
      // Our own line below the map says whose data it is; MapLibre would write markup into the page.
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      fadeDuration: prefersStillness() ? 0 : 300,
      locale: { 'Map.Title': name },
    });
    this.#map.touchZoomRotate.disableRotation();
    this.#map.keyboard.disableRotation();
    this.#listen();
    this.#unwatch = watchColors(() => this.#repaint());
  }

  /** Replaces all camps; `fit` brings every one of them into view. */
  setCamps(camps: readonly MapPoint[], fit: boolean): void {
    this.#camps = camps;
    if (!this.#isStyled) return;
    void this.#source('camps').setData(this.#shown().camps);
    if (fit) this.#fit();
  }

  /** Lays the operator's streets under the camps; null: the land that ships. */
  setGround(ground: Ground | null): void {
    if (ground === this.#ground) return;
    this.#ground = ground;
    this.#repaint();
  }

  /** Draws this camp larger and brings it, with room for what is said about it, into view. */
  choose(camp: MapPoint | null): void {
    this.#chosen = camp;
    if (!this.#isStyled) return;
    void this.#source('chosen').setData(this.#shown().chosen);
    if (camp === null) return;
    this.#placeChosen();
    const { x, y } = this.#map.project([camp.longitude, camp.latitude]);
    const { clientWidth: width, clientHeight: height } = this.#element;
    const { side, above, below } = INFO_ROOM;
    if (x > side && x < width - side && y > above && y < height - below) return;
    this.#map.easeTo({
      center: [camp.longitude, camp.latitude],
      offset: [0, -height / 5],
      ...this.#pace(),
    });
  }

  zoomIn(): void {
    this.#moveIsAsked();
    this.#map.zoomIn(this.#pace());
  }

  zoomOut(): void {
    this.#moveIsAsked();
    this.#map.zoomOut(this.#pace());
  }

  /** Gives the graphics card back. The map is of no use afterwards. */
  remove(): void {
    this.#unwatch();
    this.#map.remove();
  }

  #listen(): void {
    const map = this.#map;
    map.once('style.load', () => {
      this.#isStyled = true;
      if (this.#ground !== null) this.#repaint();
      this.#drawPins();
      this.setCamps(this.#camps, true);
      this.choose(this.#chosen);
    });
    map.once('idle', () => this.#events.onReady());
    map.on('click', (event) => void this.#tap(event));
    map.on('move', () => this.#placeChosen());
    // A wheel ends without saying that a person turned it.
    map.on('wheel', () => this.#moveIsAsked());
    map.on('movestart', ({ originalEvent }) => {
      if (originalEvent !== undefined) this.#moveIsAsked();
    });
    map.on('moveend', () => {
      if (this.#isAsked) this.#events.onMoved(this.#area());
      this.#isAsked = false;
    });
    map.on('mousemove', ({ point }) => {
      map.getCanvas().style.cursor = this.#at(point.x, point.y) === undefined ? '' : 'pointer';
    });
    // Another style may begin without them.
    map.on('styleimagemissing', ({ id }) => {
      if (id === PINS.featured || id === PINS.basic) this.#drawPins();
    });
    map.on('error', (event) => this.#tellProblem(event));
    map.on('webglcontextlost', () => this.#events.onLost(true));
    map.on('webglcontextrestored', () => {
      this.#drawPins();
      this.#events.onLost(false);
    });
  }

  /** Streets that do not come never take the map with them. */
  #tellProblem(event: { error: { message: string } }): void {
    const source = 'sourceId' in event ? String(event.sourceId) : null;
    if (source === null || OWN_SOURCES.includes(source)) {
      this.#events.onProblem(event.error.message);
    } else if (this.#ground !== null) {
      this.setGround(null);
      this.#events.onGroundLost();
    }
  }

  async #tap({ point }: MapMouseEvent): Promise<void> {
    const hit = this.#at(point.x, point.y);
    if (hit === undefined || hit.geometry.type !== 'Point') {
      this.#events.onChoose(null);
      return;
    }
    const clusterId: unknown = hit.properties.cluster_id;
    if (typeof clusterId !== 'number') {
      this.#events.onChoose(String(hit.properties.id));
      return;
    }
    const [longitude = 0, latitude = 0] = hit.geometry.coordinates;
    // New camps may come before the answer: then there is no such cluster any more.
    const zoom = await this.#source('camps')
      .getClusterExpansionZoom(clusterId)
      .catch(() => null);
    if (zoom === null) return;
    this.#moveIsAsked();
    this.#map.easeTo({ center: [longitude, latitude], zoom, ...this.#pace() });
  }

  /** What lies under a finger, not only under its middle. */
  #at(x: number, y: number) {
    if (!this.#isStyled) return undefined;
    const reach: [[number, number], [number, number]] = [
      [x - FINGER_PX, y - FINGER_PX],
      [x + FINGER_PX, y + FINGER_PX],
    ];
    return (
      this.#map.queryRenderedFeatures([x, y], { layers: TAPPABLE })[0] ??
      this.#map.queryRenderedFeatures(reach, { layers: TAPPABLE })[0]
    );
  }

  /** The next movement is a person's wish, not ours. */
  #moveIsAsked(): void {
    this.#isAsked = true;
  }

  #area(): Area {
    const bounds = this.#map.getBounds();
    return {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    };
  }

  #fit(): void {
    if (this.#camps.length === 0) return;
    const longitudes = this.#camps.map(({ longitude }) => longitude);
    const latitudes = this.#camps.map(({ latitude }) => latitude);
    this.#map.fitBounds(
      [
        Math.min(...longitudes),
        Math.min(...latitudes),
        Math.max(...longitudes),
        Math.max(...latitudes),
      ],
      { padding: FIT_PADDING_PX, maxZoom: CLOSEST_FIT, duration: 0 },
    );
  }

  #placeChosen(): void {
    if (this.#chosen === null) return;
    const { x, y } = this.#map.project([this.#chosen.longitude, this.#chosen.latitude]);
    this.#events.onPlace(x, y);
  }

  #shown() {
    return {
      camps: collection(this.#camps),
      chosen: collection(this.#chosen === null ? [] : [this.#chosen]),
    };
  }

  /** Only what differs is changed: the camps stay where they are. */
  #repaint(): void {
    if (!this.#isStyled) return;
    this.#map.setStyle(mapStyle(readMapColors(this.#element), this.#shown(), this.#ground));
    this.#drawPins();
  }

  #drawPins(): void {
    const colors = readMapColors(this.#element);
    for (const [name, featured] of [
      [PINS.featured, true],
      [PINS.basic, false],
    ] as const) {
      const picture = drawPin(featured, colors);
      if (this.#map.hasImage(name)) this.#map.updateImage(name, picture);
      else this.#map.addImage(name, picture, { pixelRatio: PIN_PIXEL_RATIO });
    }
  }

  #source(id: 'camps' | 'chosen'): GeoJSONSource {
    const source = this.#map.getSource(id);
    if (!(source instanceof GeoJSONSource)) throw new Error(`The map has lost its ${id}`);
    return source;
  }

  /** Nothing flies for people who asked for stillness. */
  #pace(): { duration: number } {
    return { duration: prefersStillness() ? 0 : 400 };
  }
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function collection(camps: readonly MapPoint[]): FeatureCollection<Point> {
  return { type: 'FeatureCollection', features: camps.map(feature) };
}

function feature({ id, latitude, longitude, featured }: MapPoint): Feature<Point> {
  return {
    type: 'Feature',
    properties: { id, featured: featured ? 1 : 0 },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  };
}
