/** The page's Trusted Types policies, required by its content security policy. */
import type { Config } from 'dompurify';

interface TrustedTypesPolicy {
  /** A TrustedHTML, typed as a string. */
  createHTML(html: string): string;
}

interface TrustedTypesFactory {
  /** Generic, since a library may have its own type for a policy. */
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
 * For the sanitiser alone, which parses untrusted HTML in an inert document. Null where the
 * browser doesn't support Trusted Types.
 */
export function sanitizerPolicy(): SanitizerPolicy | null {
  cleaningPolicy ??= window.trustedTypes?.createPolicy<SanitizerPolicy>('groundswell-sanitizer', {
    createHTML: (text) => text,
    createScriptURL(url) {
      throw new TypeError(`The sanitizer must not load scripts: ${url}`);
    },
  });
  return cleaningPolicy ?? null;
}
let cleaningPolicy: SanitizerPolicy | undefined;

/** Allows script URLs of this one origin only. Call it once. */
export function allowScriptsFrom(origin: string): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (URL.parse(url)?.origin !== origin) throw new TypeError(`Scripts must not be loaded from ${url}`);
      return url;
    },
  });
}
