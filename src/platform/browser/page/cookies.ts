/** False on the server, which draws pages without a document. */
const hasCookies = () => typeof document !== 'undefined';

export function readCookie(name: string): string | null {
  if (!hasCookies()) return null;
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
}

export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  if (!hasCookies()) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}
