import type { GlyphName } from '#ui/Glyph.tsx';

/** Who is signed in on this phone, as far as the menus care; null is a visitor. */
export type Account = { onLogOut: () => void } | null;

type OwnPage = { name: string; href: string; glyph: GlyphName };

/** The pages of a signed-in family (spec 2). */
export const schedule: OwnPage = { name: 'My Schedule', href: '/my-camps', glyph: 'calendar' };
export const matches: OwnPage = { name: 'Matches', href: '/matches', glyph: 'heart' };
export const profile: OwnPage = { name: 'My Profile', href: '/profile', glyph: 'user' };
export const settings: OwnPage = { name: 'Settings', href: '/settings', glyph: 'sliders' };
