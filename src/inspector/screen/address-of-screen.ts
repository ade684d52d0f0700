/** Some screens have an item's id in their address. Without one, the list leading there is shown. */
const WAYS_TO: Readonly<Record<string, string>> = {
  '/auth/reset/:token': '/auth/reset/a-link-that-was-used',
  '/auth/verify/:token': '/auth/verify/a-link-that-was-used',
  '/impact/new-impact-verification/{id}': '/judge/impacts',
};

export interface ScreenAddress {
  address: string;
  /** Whether it isn't the screen itself. */
  isExample: boolean;
}

export function addressOfScreen(screen: string): ScreenAddress {
  const known = WAYS_TO[screen];
  if (known !== undefined) return { address: known, isExample: !known.startsWith('/auth/') };
  const at = screen.search(/\/[:{]/);
  return at < 0 ? { address: screen, isExample: false } : { address: screen.slice(0, at) || '/', isExample: true };
}
