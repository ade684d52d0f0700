/** The page's policies for what the content security policy lets no plain text become. */
import type { Config } from 'dompurify';

interface TrustedTypesPolicy {
  /** A TrustedHTML, which passes for its text. */
  createHTML(html: string): string;
}

interface TrustedTypesFactory {
  /** A library may know a policy by a type of its own. */
  createPolicy<Policy = TrustedTypesPolicy>(
    name: string,
    rules: { createHTML?: (html: string) => string; createScriptURL?: (url: string) => string },
  ): Policy;
}

declare global {
  interface Window {
    /** Absent in browsers that don't know trusted types. */
    trustedTypes?: TrustedTypesFactory;
  }
}

/** For HTML that is a literal in our own code. */
export function ownHtml(html: string): string {
  ownPolicy ??= window.trustedTypes?.createPolicy('groundswell', { createHTML: (text) => text });
  return ownPolicy?.createHTML(html) ?? html;
}
let ownPolicy: TrustedTypesPolicy | undefined;

type SanitizerPolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/**
 * For the sanitizer alone, which has to parse what it is to clean, in a document that runs nothing. Null where the
 * browser asks for no policy.
 */
export function sanitizerPolicy(): SanitizerPolicy | null {
  cleaningPolicy ??= window.trustedTypes?.createPolicy<SanitizerPolicy>('groundswell-sanitizer', {
    createHTML: (text) => text,
    createScriptURL(url) {
      throw new TypeError(`The sanitizer loads no script, and not ${url}`);
    },
  });
  return cleaningPolicy ?? null;
}
let cleaningPolicy: SanitizerPolicy | undefined;

/** Lets scripts of this one origin be added to the page, and no others. Call it once. */
export function allowScriptsFrom(origin: string): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (URL.parse(url)?.origin !== origin) throw new TypeError(`Scripts are not loaded from ${url}`);
      return url;
    },
  });
}
