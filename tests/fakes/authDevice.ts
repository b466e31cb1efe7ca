import { createStore } from 'zustand/vanilla';
import { deviceClock } from '#base/device/clock.ts';
import { createSession, type SessionTools } from '#account/store/createSession.ts';
import { type DeviceTools, openDeviceSession } from '#base/session/deviceSession.ts';
import type { SessionState } from '#base/session/storedSession.ts';
import { storageOver } from './storageOver.ts';

export const KEY = 'sb-camply-auth-token';

const encoded = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');

/** An unsigned token: `name` tells it from others. */
export const token = (name: string, claims = {}) =>
  `${encoded({ alg: 'HS256' })}.${encoded({ sub: 'u1', email: 'dana@camply.example', name, ...claims })}.c2ln`;

export type Answer = { status: number; body: string; headers?: Record<string, string> };
export const json = (status: number, body: unknown, headers = {}): Answer => ({
  status,
  body: JSON.stringify(body),
  headers,
});
/** As GoTrue refuses. */
export const refused = (status: number, code: string, more = {}): Answer =>
  json(status, { code: status, error_code: code, msg: code, ...more });

/** As GoTrue answers a sign-in or a refresh. */
export const granted = (name: string, claims = {}, lifeSeconds = 3600) => ({
  access_token: token(name, claims),
  refresh_token: `refresh-${name}`,
  token_type: 'bearer',
  expires_in: lifeSeconds,
  expires_at: Math.floor(Date.now() / 1000) + lifeSeconds,
  user: { id: 'u1', email: 'dana@camply.example', factors: [] },
});

export type Asked = { method: string; body: unknown; token: string };
export type Server = (path: string, asked: Asked) => Answer | 'nothing';

type TabTools = SessionTools & Required<Omit<DeviceTools, 'url'>>;

/** The parts of a session as createApp puts them together. */
export function openTab({ localStorage, onOtherTab, ...tools }: TabTools) {
  const state = createStore<SessionState>(() => ({ status: 'opening' }));
  const { url } = tools.backend();
  const device = openDeviceSession(state, { url, localStorage, onOtherTab });
  const session = createSession(device, tools);
  return { ...session, state, signOut: () => device.signOut(session.revoke) };
}

/** One browser: `tab()` opens the app in it once more. `asked` are the paths of all requests. */
export function aDevice(server: Server) {
  const stored = new Map<string, string>();
  const asked: string[] = [];
  const otherTabs: (() => void)[] = [];
  const respond = async (path: string, details: Asked): Promise<Response> => {
    const given = server(path, details);
    if (given === 'nothing') throw new TypeError('Failed to fetch');
    const { status, body, headers = {} } = given;
    return new Response(body === '' ? null : body, { status, headers });
  };
  const tab = (ask: (path: string, details: Asked) => Promise<Response> = respond) =>
    openTab({
      backend: () => ({ url: 'https://camply.example', key: 'sb_publishable_x' }),
      fetch(input, init) {
        const { pathname, search } = new URL(input instanceof Request ? input.url : input);
        asked.push(pathname + search);
        return ask(pathname + search, {
          method: init?.method ?? 'GET',
          body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
          token: new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? '',
        });
      },
      localStorage: () => storageOver(stored),
      clock: deviceClock,
      onOtherTab: (listener) => void otherTabs.push(listener),
      page: { origin: () => 'https://camply.example' },
    });
  return { stored, asked, otherTabs, tab };
}

/** A device where Dana is signed in; her token lives for `lifeSeconds` more. */
export function signedIn(server: Server, lifeSeconds = 3600, claims = {}) {
  const device = aDevice(server);
  device.stored.set(KEY, JSON.stringify(granted('old', claims, lifeSeconds)));
  return { ...device, session: device.tab() };
}
