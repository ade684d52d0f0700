/** Where the S3-compatible store of uploaded files is, and how to sign in there. */

export interface StoreConfig {
  bucket: string;
  /** Before every key: empty, or a path with a slash at the end. */
  prefix: string;
  endpoint: URL;
  region: string;
  accessKey: string;
  secretKey: string;
  /** Whether the bucket is in the path rather than in the host's name. */
  isPathStyle: boolean;
}

export interface StoreVariables {
  STORAGE_URL?: string | undefined;
  STORAGE_ENDPOINT?: string | undefined;
  STORAGE_REGION?: string | undefined;
  STORAGE_ACCESS_KEY?: string | undefined;
  STORAGE_SECRET_KEY?: string | undefined;
  STORAGE_PATH_STYLE?: 'on' | 'off' | undefined;
}

/** Allows only characters that every store and every signature encode alike. */
const STORE_URL = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*)\/?$/;
const EXPECTED_URL = 'a bucket like s3://files or s3://files/groundswell; the keys have variables of their own';
const AWS_ONLY_REGION = 'us-east-1';

/** @param need is called with the name of each variable that is missing or wrong, and what was expected. */
export function checkStore(given: StoreVariables, need: (name: string, expected: string) => void): void {
  const { STORAGE_URL: url, STORAGE_ACCESS_KEY: accessKey, STORAGE_SECRET_KEY: secretKey } = given;
  if (url === undefined) {
    const [other] = Object.entries(given).find(([, value]) => value !== undefined) ?? [];
    if (other) need('STORAGE_URL', `${EXPECTED_URL}, because ${other} is set`);
    return;
  }
  if (!STORE_URL.test(url)) need('STORAGE_URL', EXPECTED_URL);
  if (!accessKey) need('STORAGE_ACCESS_KEY', 'the id of a key that may list, read, write and delete in the bucket');
  if (!secretKey) need('STORAGE_SECRET_KEY', 'the secret of STORAGE_ACCESS_KEY');
}

/** @param given passed `checkStore`. @returns null to keep files in the data folder. */
export function readStore(given: StoreVariables): StoreConfig | null {
  const [, bucket, path] = STORE_URL.exec(given.STORAGE_URL ?? '') ?? [];
  if (bucket === undefined) return null;
  const region = given.STORAGE_REGION ?? AWS_ONLY_REGION;
  const isOwnEndpoint = given.STORAGE_ENDPOINT !== undefined;
  return {
    bucket,
    prefix: path ? `${path.slice(1)}/` : '',
    endpoint: new URL(given.STORAGE_ENDPOINT ?? `https://s3.${region}.amazonaws.com`),
    region,
    accessKey: given.STORAGE_ACCESS_KEY ?? '',
    secretKey: given.STORAGE_SECRET_KEY ?? '',
    isPathStyle: given.STORAGE_PATH_STYLE ? given.STORAGE_PATH_STYLE === 'on' : isOwnEndpoint,
  };
}
