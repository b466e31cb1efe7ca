import { useState } from 'react';
import { reviewCopy } from '#providers/words/review.ts';
import { isWithin } from '#camps/rules/place/area.ts';
import type { Point } from '#camps/rules/place/distance.ts';
import { mapArea } from '#camps/rules/place/mapCamp.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import styles from './WhereItIs.module.css';

const copy = reviewCopy.where;

/** The pin in two fields: for exact figures, and where there is no map. */
export function Coordinates({ at, onSet }: { at: Point | null; onSet: (to: Point) => void }) {
  const [latitude, setLatitude] = useState(at?.latitude.toFixed(5) ?? '');
  const [longitude, setLongitude] = useState(at?.longitude.toFixed(5) ?? '');
  const [isWrong, setWrong] = useState(false);

  function set() {
    const to = { latitude: degreesOf(latitude), longitude: degreesOf(longitude) };
    const isRight = isWithin(to, mapArea);
    setWrong(!isRight);
    if (isRight) onSet(to);
  }

  return (
    <Form className={styles.coordinates} onSubmit={set}>
      <Field label={copy.latitude} error={isWrong ? copy.badDegrees : undefined}>
        <TextInput inputMode="decimal" value={latitude} onText={setLatitude} />
      </Field>
      <Field label={copy.longitude}>
        <TextInput inputMode="text" value={longitude} onText={setLongitude} />
      </Field>
      <Button variant="line" size="small" type="submit">
        {copy.set}
      </Button>
    </Form>
  );
}

/** NaN for anything but a number, which lies nowhere. */
const degreesOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
