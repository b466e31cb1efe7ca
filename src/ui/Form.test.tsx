// @vitest-environment jsdom
import { act, type ReactNode, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { FormInput } from './fields/FormInput.tsx';
import { TextInput } from './fields/TextInput.tsx';
import { Form } from './Form.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let unmount = () => {};
afterEach(async () => {
  await act(async () => unmount());
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

type Sent = Record<string, string>;

/** Email and password in one state, as the password field's owner has it. */
function SignIn({ onSend }: { onSend: (sent: Sent) => void | Promise<void> }) {
  const [typed, setTyped] = useState({ email: '', password: '' });
  return (
    <Form onSubmit={() => onSend(typed)}>
      <FormInput
        id="email"
        name="email"
        label="Email"
        required
        value={typed.email}
        onText={(email) => setTyped({ ...typed, email })}
      />
      <TextInput
        name="password"
        type="password"
        value={typed.password}
        onText={(password) => setTyped({ ...typed, password })}
      />
      <button type="submit">Sign in</button>
    </Form>
  );
}

/** The prerendered page, before its scripts. */
function served(part: ReactNode) {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(part);
  return {
    hydrate: () =>
      act(async () => {
        const root = hydrateRoot(box, part);
        unmount = () => root.unmount();
      }),
  };
}

async function draw(part: ReactNode) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => root.unmount();
  await act(async () => root.render(part));
}

function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
}
const form = () => field('email').form;
const press = () => act(async () => form()?.requestSubmit());

/** As a password manager does that sends no events. */
const fill = (name: string, text: string) => (field(name).value = text);

/** As a key does: by the browser's own setter, with an event. */
const type = (name: string, text: string) =>
  act(async () => {
    Reflect.set(HTMLInputElement.prototype, 'value', text, field(name));
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });

test('sends what a password manager has filled in without events', async () => {
  const sent: Sent[] = [];
  await draw(<SignIn onSend={(one) => void sent.push(one)} />);
  fill('email', 'dana@camply.example');
  fill('password', 'canary password');
  await press();
  expect(sent).toEqual([{ email: 'dana@camply.example', password: 'canary password' }]);
});

test('keeps a password that was filled in without events while the email is corrected', async () => {
  const sent: Sent[] = [];
  await draw(<SignIn onSend={(one) => void sent.push(one)} />);
  fill('password', 'canary password');
  await type('email', 'dana@camply.example');
  expect(field('password').value).toBe('canary password');
  await press();
  expect(sent).toEqual([{ email: 'dana@camply.example', password: 'canary password' }]);
});

test('sends once, with what was typed, when the press came before hydration', async () => {
  const sent: Sent[] = [];
  const page = served(<SignIn onSend={(one) => void sent.push(one)} />);
  fill('email', 'dana@camply.example');
  fill('password', 'canary password');
  form()?.setAttribute('data-pressed', '');
  await page.hydrate();
  expect(sent).toEqual([{ email: 'dana@camply.example', password: 'canary password' }]);
  expect(field('password').value).toBe('canary password');
  expect(form()?.hasAttribute('data-pressed')).toBe(false);
});

test('keeps what was typed before hydration and sends nothing without a press', async () => {
  const sent: Sent[] = [];
  const page = served(<SignIn onSend={(one) => void sent.push(one)} />);
  fill('email', 'dana@camply.example');
  await page.hydrate();
  expect(field('email').value).toBe('dana@camply.example');
  expect(sent).toEqual([]);
});

test('is prerendered so that the browser does not send it, and says why without JavaScript', () => {
  served(<SignIn onSend={() => undefined} />);
  expect(form()?.method).toBe('dialog');
  expect(form()?.noValidate).toBe(true);
  expect(document.querySelector('noscript')?.innerHTML).toContain('JavaScript');
});

test('ignores a second press until the first is through', async () => {
  const sent: Sent[] = [];
  let answer: (() => void) | null = null;
  const onSend = (one: Sent) => {
    sent.push(one);
    return new Promise<void>((resolve) => (answer = resolve));
  };
  await draw(<SignIn onSend={onSend} />);
  await press();
  await press();
  expect(sent).toHaveLength(1);
  await act(async () => answer?.());
  await press();
  expect(sent).toHaveLength(2);
});

test.each([
  [
    'throws',
    () => {
      throw new Error('a bug');
    },
  ],
  ['rejects', () => Promise.reject(new Error('a bug'))],
])(
  'says so when sending %s, logs it, keeps what was typed and takes the next press',
  async (_, bug) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const sent: Sent[] = [];
    let isBroken = true;
    await draw(<SignIn onSend={(one) => (isBroken ? bug() : void sent.push(one))} />);
    await type('email', 'dana@camply.example');
    await press();
    expect(document.querySelector('[role=alert]')?.textContent).toContain(
      'What you entered is still here',
    );
    expect(logged).toHaveBeenCalledWith('A form could not be sent', new Error('a bug'));
    expect(field('email').value).toBe('dana@camply.example');
    isBroken = false;
    await press();
    expect(document.querySelector('[role=alert]')).toBeNull();
    expect(sent).toHaveLength(1);
  },
);

test('sends nothing when the form of a sheet within it is sent', async () => {
  // React warns of a form in a form.
  vi.spyOn(console, 'error').mockReturnValue();
  const sent: string[] = [];
  await draw(
    <Form onSubmit={() => void sent.push('backup saved')}>
      <dialog>
        <Form id="unlock" onSubmit={() => void sent.push('backup unlocked')} />
      </dialog>
    </Form>,
  );
  const inner = document.querySelector<HTMLFormElement>('#unlock');
  await act(async () => inner?.requestSubmit());
  expect(sent).toEqual(['backup unlocked']);
});
