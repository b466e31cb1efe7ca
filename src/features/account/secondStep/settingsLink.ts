/** Where the second step is turned on from. */
export const settingsLink = { to: '/$', params: { _splat: 'settings' } } as const;
