/** Addresses for screens that need an id or a token in their address. For other such screens, their list is shown. */
const WAYS_TO: Readonly<Record<string, string>> = {
  '/auth/reset/:token': '/auth/reset/a-link-that-was-used',
  '/auth/verify/:token': '/auth/verify/a-link-that-was-used',
  '/impact/new-impact-verification/{id}': '/judge/impacts',
};

export interface ScreenAddress {
  address: string;
  /** True if the address doesn't lead to the screen itself. */
  isExample: boolean;
}

export function addressOfScreen(screen: string): ScreenAddress {
  const known = WAYS_TO[screen];
  if (known !== undefined) return { address: known, isExample: !known.startsWith('/auth/') };
  const at = screen.search(/\/[:{]/);
  return at < 0 ? { address: screen, isExample: false } : { address: screen.slice(0, at) || '/', isExample: true };
}
