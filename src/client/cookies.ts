/**
 * The cookies of a program, which has no browser to keep them. The server wants the value of one of them in a header with
 * each call that changes something, and sets them with its first refusal.
 */

const ANTI_FORGERY = 'XSRF-TOKEN';

export interface Cookies {
  keep(response: Response): void;
  /** The headers of a call that changes something. */
  headers(): Record<string, string>;
}

export function createCookies(): Cookies {
  const kept = new Map<string, string>();
  return {
    keep: (response) => {
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const at = pair.indexOf('=');
        kept.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
      }
    },
    headers: () => {
      // A browser keeps cookies itself, shows them to no program but this one, and ignores a header that sets them.
      const token = kept.get(ANTI_FORGERY) ?? cookieOfPage(ANTI_FORGERY);
      if (token === undefined) return {};
      const cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
      return { 'X-XSRF-TOKEN': decodeURIComponent(token), ...(cookie && { Cookie: cookie }) };
    },
  };
}

function cookieOfPage(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
