/** Who is signed in on this phone, as far as the menus care; null is a visitor. */
export type Account = { onLogOut: () => void } | null;
