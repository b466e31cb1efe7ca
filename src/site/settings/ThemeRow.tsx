import { useSyncExternalStore } from 'react';
import { type RowProps, settingsCopy, SettingsRow } from '#family/family.ts';
import { chooseTheme, chosenTheme, watchChosenTheme } from '#base/device/chosenTheme.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';

const copy = settingsCopy.theme;

/** Day, night, or as the phone does. The header and another tab change it, too. */
export function ThemeRow(row: RowProps) {
  const theme = useSyncExternalStore(watchChosenTheme, chosenTheme);
  return (
    <SettingsRow id="look" glyph="moon" title={copy.title} state={copy.states[theme]} {...row}>
      <Segmented
        label={copy.title}
        value={theme}
        options={[
          { value: 'light', label: copy.light, glyph: 'sun' },
          { value: 'dark', label: copy.dark, glyph: 'moon' },
          { value: 'system', label: copy.system, glyph: 'device' },
        ]}
        onChange={chooseTheme}
      />
    </SettingsRow>
  );
}
