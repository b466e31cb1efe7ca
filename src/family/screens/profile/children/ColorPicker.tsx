import { useId } from 'react';
import { colorNames, profileCopy } from '#family/words/profile.ts';
import { CHILD_COLORS, type ChildColor } from '#family/rules/profile.ts';
import { ChildFace } from '../../parts/ChildFace.tsx';
import styles from './ColorPicker.module.css';

type ColorPickerProps = {
  name: string;
  value: ChildColor;
  onChange: (color: ChildColor) => void;
};

/** Six cloths; each has a pattern and a name, so that color is never needed. */
export function ColorPicker({ name, value, onChange }: ColorPickerProps) {
  const group = useId();
  return (
    <fieldset className={styles.colors}>
      <legend>{profileCopy.child.color}</legend>
      {CHILD_COLORS.map((color) => (
        <label className="relative pointer" key={color}>
          <input
            type="radio"
            name={group}
            checked={color === value}
            onChange={() => onChange(color)}
          />
          <span>
            <ChildFace name={name} color={color} />
            {colorNames[color]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
