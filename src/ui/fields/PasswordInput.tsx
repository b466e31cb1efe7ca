import { type ComponentProps, useState } from 'react';
import { IconButton } from '../IconButton.tsx';
import styles from './PasswordInput.module.css';
import { TextInput } from './TextInput.tsx';

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'glyph'> & {
  autoComplete: 'current-password' | 'new-password' | 'off';
};

/** A password with an eye at its end. Inside a `Field`. */
export function PasswordInput(props: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <span className={styles.password}>
      <TextInput {...props} glyph="lock" type={isShown ? 'text' : 'password'} />
      <IconButton
        glyph="eye"
        label="Show password"
        pressed={isShown}
        className={styles.eye}
        onClick={() => setShown(!isShown)}
      />
    </span>
  );
}
