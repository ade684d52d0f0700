/** The page's Trusted Types policies, required by its content security policy. */
import type { Config } from 'dompurify';
import { WORKER } from '../device/device-caches.ts';

interface TrustedTypesPolicy {
  /** A TrustedHTML, typed as a string. */
  createHTML(html: string): string;
  /** A TrustedScriptURL, typed as a string. */
  createScriptURL(url: string): string;
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
export const ownHtml = (html: string): string => own()?.createHTML(html) ?? html;

/** The address of the service worker, the only script that is named while the page runs. */
export const workerAddress = (): string => own()?.createScriptURL(WORKER) ?? WORKER;

/** A page can create a policy once. Whatever script it is asked for, it names the worker. */
const own = () =>
  (ownPolicy ??= window.trustedTypes?.createPolicy('groundswell', {
    createHTML: (text) => text,
    createScriptURL: () => WORKER,
  }));
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
