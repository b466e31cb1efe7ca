import { TextInput } from './TextInput.tsx';

type EmailInputProps = {
  /** 'username' where it is the name of an account: that is what password managers look for. */
  autoComplete: 'email' | 'username';
  value: string;
  onText: (text: string) => void;
};

/** An address that must be given. Inside a Field. */
export const EmailInput = (props: EmailInputProps) => (
  <TextInput
    glyph="mail"
    name="email"
    type="email"
    autoCapitalize="none"
    spellCheck={false}
    required
    {...props}
  />
);
