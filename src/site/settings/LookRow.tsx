import { useState } from 'react';
import { type RowProps, settingsCopy, SettingsRow } from '#family/family.ts';
import { chooseLook, chosenLook } from '#base/device/chosenLook.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';

const copy = settingsCopy.look;

/** Day, night, or as the phone does. */
export function LookRow(row: RowProps) {
  const [look, setLook] = useState(chosenLook);
  return (
    <SettingsRow id="look" glyph="moon" title={copy.title} state={copy.states[look]} {...row}>
      <Segmented
        label={copy.title}
        value={look}
        options={[
          { value: 'light', label: copy.light, glyph: 'sun' },
          { value: 'dark', label: copy.dark, glyph: 'moon' },
          { value: 'system', label: copy.system },
        ]}
        onChange={(next) => {
          chooseLook(next);
          setLook(next);
        }}
      />
    </SettingsRow>
  );
}
