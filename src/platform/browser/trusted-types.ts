/** The page's policies for what the content security policy lets no plain text become. */
interface TrustedTypesPolicy {
  /** A TrustedHTML, which passes for its text. */
  createHTML(html: string): string;
}

interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createHTML?: (html: string) => string; createScriptURL?: (url: string) => string },
  ): TrustedTypesPolicy;
}

declare global {
  interface Window {
    /** Absent in browsers that don't know trusted types. */
    trustedTypes?: TrustedTypesFactory;
  }
}

/** For HTML that stands in our own code, word for word. */
export function ownHtml(html: string): string {
  ownPolicy ??= window.trustedTypes?.createPolicy('groundswell', { createHTML: (text) => text });
  return ownPolicy?.createHTML(html) ?? html;
}
let ownPolicy: TrustedTypesPolicy | undefined;

/** Lets scripts of this one origin be added to the page, and no others. Call it once. */
export function allowScriptsFrom(origin: string): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (URL.parse(url)?.origin !== origin) throw new TypeError(`Scripts are not loaded from ${url}`);
      return url;
    },
  });
}
