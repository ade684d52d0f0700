/**
 * The server's configuration, read once at start from the environment.
 *
 * An invalid value stops the start with its name and what was expected, so that no process runs on a guess.
 */
import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';
import * as z from 'zod';
import type { CommunitySettings, Retention } from '#generated/types.gen.ts';
import { SENDER } from '../mail/address.ts';
import { type CommunityTexts, NO_TEXTS, readCommunityTexts } from './community-texts.ts';
import { type DkimConfig, readDkimKey } from './dkim-config.ts';
import { checkStore, readStore, type StoreConfig, type StoreVariables } from './store-config.ts';
import { readHeaderList, readTracing, SAMPLERS, type TracingConfig } from './tracing-config.ts';

const MODES = ['demo', 'development', 'production'] as const;
const MIN_SECRET_BYTES = 32;
/** Of either alphabet. Node.js would skip any other character. */
const BASE64 = /^[A-Za-z0-9+/_-]+=*$/;

/** An empty variable counts as unset, like `NAME=` in a `.env` file. */
const emptyToUndefined = (value: unknown): unknown => (value === '' ? undefined : value);

function url(protocols: string[], expected: string) {
  const parse = z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), expected);
  return z.preprocess(emptyToUndefined, parse.optional());
}

function between(min: number, max: number) {
  const expected = `a whole number from ${min} to ${max}`;
  return z.coerce.number(expected).int(expected).min(min, expected).max(max, expected);
}

function wholeNumber(min: number, max: number, fallback: number) {
  return z.preprocess(emptyToUndefined, between(min, max).default(fallback));
}

/** Where it isn't set, the community's admins decide. */
function decided(min: number, max: number) {
  return z.preprocess(emptyToUndefined, between(min, max).optional());
}

function isBareOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, pathname, search, hash } = new URL(value);
  const hasMore = [username, password, search, hash].some((part) => part !== '') || pathname !== '/';
  return !hasMore && ['http:', 'https:'].includes(protocol);
}

function text(fallback: string) {
  return z.preprocess(emptyToUndefined, z.string().default(fallback));
}

function choice<const T extends readonly [string, ...string[]]>(values: T) {
  return z.preprocess(emptyToUndefined, z.enum(values, `one of ${values.join(', ')}`).optional());
}

const SECRET_WANTED = '32 random bytes or more, as base64 (openssl rand -base64 32)';
const secret = z.preprocess(
  emptyToUndefined,
  z
    .string()
    .refine((value) => BASE64.test(value) && Buffer.from(value, 'base64').length >= MIN_SECRET_BYTES, SECRET_WANTED)
    .optional(),
);
const secretOf = (value: string | undefined) => (value === undefined ? null : Buffer.from(value, 'base64'));

const HOSTS_WANTED = 'hosts, each with a port if need be, such as hooks.internal,10.0.0.5:8080';
const hostList = z.string().transform((value, context) => {
  const hosts = value.split(',').map((host) => host.trim().toLowerCase());
  // As an address would contain it, so that it's found there.
  const isHost = (host: string) =>
    /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`) && new URL(`http://${host}`).host === host;
  if (hosts.every((host) => isHost(host.replace(/:80$/, '')))) return hosts;
  context.addIssue({ code: 'custom', message: HOSTS_WANTED });
  return z.NEVER;
});

const HEADERS_WANTED = 'headers like api-key=secret,team=web, with values encoded as in an address';
const headerList = z.string().transform((value, context) => {
  const headers = readHeaderList(value);
  if (headers !== null) return headers;
  // Says nothing of the values, which may be secret.
  context.addIssue({ code: 'custom', message: HEADERS_WANTED });
  return z.NEVER;
});

const ratio = z.coerce.number('a number from 0 to 1').min(0, 'a number from 0 to 1').max(1, 'a number from 0 to 1');

const base64url = (length: number) =>
  z.preprocess(
    emptyToUndefined,
    z
      .string()
      // Says nothing of the value, which may be a secret.
      .refine((value) => value.length === length && /^[\w-]+$/.test(value), `${length} characters of base64url`)
      .optional(),
  );

const databaseUrl = url(['postgres:', 'postgresql:'], 'an address like postgres://user:password@host:5432/name');

const environment = z
  .object({
    MODE: choice(MODES),
    HOST: text('127.0.0.1'),
    PORT: wholeNumber(0, 65_535, 3000),
    PUBLIC_ORIGIN: z.preprocess(
      emptyToUndefined,
      z.string().refine(isBareOrigin, 'an address without a path, like https://groundswell.example').optional(),
    ),
    APP_NAME: z.preprocess(emptyToUndefined, z.string().optional()),
    COMMUNITY_TEXTS: z.preprocess(
      emptyToUndefined,
      z
        .string()
        .transform((folder, context) =>
          readCommunityTexts(folder, (message) => context.addIssue({ code: 'custom', message })),
        )
        .default(NO_TEXTS),
    ),
    DATA_DIR: text('data'),
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: databaseUrl,
    DATABASE_REPLICA_URL: databaseUrl,
    DATABASE_POOL_SIZE: wholeNumber(1, 200, 10),
    TOKEN_SECRET: secret,
    TOKEN_SECRET_BEFORE: secret,
    ACCESS_TOKEN_SECONDS: wholeNumber(1, 3600, 900),
    REFRESH_TOKEN_SECONDS: wholeNumber(60, 31_536_000, 30 * 24 * 3600),
    AUTH_ERRORS: choice(['private', 'precise']),
    // Checked by `checkStore`, which repeats no value: a key pasted here by mistake would end up in a log.
    STORAGE_URL: z.preprocess(emptyToUndefined, z.string().optional()),
    STORAGE_ENDPOINT: z.preprocess(
      emptyToUndefined,
      z
        .string()
        .refine(isBareOrigin, 'the address of the store without a path, like https://s3.example:9000')
        .optional(),
    ),
    STORAGE_REGION: z.preprocess(
      emptyToUndefined,
      z
        .string()
        .regex(/^[a-z0-9-]{1,64}$/, 'the store’s region, like eu-central-1')
        .optional(),
    ),
    STORAGE_ACCESS_KEY: z.preprocess(emptyToUndefined, z.string().optional()),
    STORAGE_SECRET_KEY: z.preprocess(emptyToUndefined, z.string().optional()),
    STORAGE_PATH_STYLE: choice(['on', 'off']),
    SMTP_URL: url(['smtp:', 'smtps:'], 'an address like smtp://user:password@mail.example:587'),
    MAIL_FROM: z.preprocess(
      emptyToUndefined,
      z
        .string()
        .regex(SENDER, 'an address like no-reply@groundswell.example or Groundswell <no-reply@groundswell.example>')
        .default('Groundswell <no-reply@groundswell.example>'),
    ),
    DKIM_KEY_FILE: z.preprocess(emptyToUndefined, z.string().optional()),
    DKIM_SELECTOR: z.preprocess(
      emptyToUndefined,
      z
        .string()
        .regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i, 'a name like groundswell')
        .default('groundswell'),
    ),
    OIDC_ISSUER: url(['http:', 'https:'], 'the address of an OpenID Connect issuer'),
    OIDC_CLIENT_ID: z.preprocess(emptyToUndefined, z.string().optional()),
    OIDC_CLIENT_SECRET: z.preprocess(emptyToUndefined, z.string().optional()),
    GA_MEASUREMENT_ID: z.preprocess(
      emptyToUndefined,
      z
        .string()
        .regex(/^G-[A-Z0-9]{4,20}$/, 'a measurement id like G-ABC123DEF4')
        .optional(),
    ),
    TRANSLATE_URL: url(['http:', 'https:'], 'the address of a translation service, like https://translate.example'),
    TRANSLATE_KEY: z.preprocess(emptyToUndefined, z.string().max(500, 'a key of 500 characters at most').optional()),
    VAPID_PUBLIC_KEY: base64url(87),
    VAPID_PRIVATE_KEY: base64url(43),
    VAPID_SUBJECT: url(['mailto:', 'https:'], 'who operates this server, like mailto:ops@groundswell.example'),
    WEBHOOK_HOSTS: z.preprocess(emptyToUndefined, hostList.default([])),
    TRUSTED_PROXY_HOPS: wholeNumber(0, 10, 0),
    REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000, 3_000),
    HANDLER_TIMEOUT_SECONDS: wholeNumber(1, 600, 15),
    VISITOR_CACHE_MS: wholeNumber(0, 60_000, 1_000),
    REQUIRE_CONTACT_NO: choice(['on', 'off']),
    PROOF_OF_WORK: choice(['on', 'off']),
    IMPACT_QUORUM: decided(1, 20),
    // No sooner than their owners can no longer return by logging in.
    ERASE_AFTER_DAYS: decided(14, 3650),
    SERVICE_WORKER: choice(['on', 'off']),
    INSPECTOR: choice(['on', 'off']),
    METRICS_TOKEN: z.preprocess(emptyToUndefined, z.string().min(16, 'a text of 16 characters or more').optional()),
    OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:'], 'the address of a collector, like http://127.0.0.1:4318'),
    OTEL_EXPORTER_OTLP_HEADERS: z.preprocess(emptyToUndefined, headerList.optional()),
    OTEL_SERVICE_NAME: text('groundswell'),
    OTEL_TRACES_SAMPLER: choice(SAMPLERS),
    OTEL_TRACES_SAMPLER_ARG: z.preprocess(emptyToUndefined, ratio.default(1)),
    LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  })
  .superRefine((env, context) => {
    const need = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    if (env.MODE === 'production') {
      if (!env.TOKEN_SECRET) need('TOKEN_SECRET', SECRET_WANTED);
      if (!env.PUBLIC_ORIGIN) need('PUBLIC_ORIGIN', 'the address people open, like https://groundswell.example');
      if (!env.SMTP_URL) need('SMTP_URL', 'the mail server, like smtp://user:password@mail.example:587');
    }
    if (env.TOKEN_SECRET_BEFORE && !env.TOKEN_SECRET)
      need('TOKEN_SECRET', 'the new secret, as TOKEN_SECRET_BEFORE is set');
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const) {
      if (env[name] && !env.DATABASE_URL) need('DATABASE_URL', `the address of the primary, as ${name} is set`);
    }
    if (env.OIDC_CLIENT_ID && !env.OIDC_CLIENT_SECRET) need('OIDC_CLIENT_SECRET', 'the secret of OIDC_CLIENT_ID');
    for (const name of ['OIDC_CLIENT_SECRET', 'OIDC_ISSUER'] as const) {
      if (env[name] && !env.OIDC_CLIENT_ID)
        need('OIDC_CLIENT_ID', `the id of this platform at the provider, as ${name} is set`);
    }
    if (env.TRANSLATE_KEY && !env.TRANSLATE_URL)
      need('TRANSLATE_URL', 'the address of the service, as TRANSLATE_KEY is set');
    if (env.DKIM_KEY_FILE && !readDkimKey(env.DKIM_KEY_FILE, env.DKIM_SELECTOR)) {
      need('DKIM_KEY_FILE', 'a file with a private RSA key (openssl genrsa 2048)');
    }
    checkVapid(env, need);
    checkStore(storeVariables(env), need);
  });

/** The names of all variables. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape);

interface VapidVariables {
  VAPID_PUBLIC_KEY?: string | undefined;
  VAPID_PRIVATE_KEY?: string | undefined;
}

function checkVapid(
  { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: VapidVariables,
  need: (name: string, message: string) => void,
): void {
  if (!publicKey && !privateKey) return;
  if (!publicKey) need('VAPID_PUBLIC_KEY', 'the public key of VAPID_PRIVATE_KEY');
  else if (!privateKey || !isPair(publicKey, privateKey))
    need('VAPID_PRIVATE_KEY', 'the private key of VAPID_PUBLIC_KEY');
}

function isPair(publicKey: string, privateKey: string): boolean {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    // No scalar of the curve.
    return false;
  }
}

/** Without the name. */
const addressOf = (sender: string): string => /<(.+)>$/.exec(sender)?.[1] ?? sender;

const storeVariables = (env: StoreVariables): StoreVariables => ({
  STORAGE_URL: env.STORAGE_URL,
  STORAGE_ENDPOINT: env.STORAGE_ENDPOINT,
  STORAGE_REGION: env.STORAGE_REGION,
  STORAGE_ACCESS_KEY: env.STORAGE_ACCESS_KEY,
  STORAGE_SECRET_KEY: env.STORAGE_SECRET_KEY,
  STORAGE_PATH_STYLE: env.STORAGE_PATH_STYLE,
});

export type Mode = (typeof MODES)[number];

export interface ExternalSignInConfig {
  issuer: URL;
  clientId: string;
  clientSecret: string;
}

/** A service that speaks LibreTranslate's interface. */
export interface TranslatorConfig {
  url: string;
  key: string | null;
}

export interface Config {
  mode: Mode;
  host: string;
  port: number;
  /** Where people open the page, without a slash at the end. */
  publicOrigin: string;
  /** What passkeys belong to. Null where browsers refuse them: at a bare IP address, and without encryption. */
  passkeyHost: string | null;
  /** What the environment decides of the community's settings, instead of its admins. */
  fixedSettings: Partial<CommunitySettings>;
  communityTexts: CommunityTexts;
  dataDir: string;
  databaseUrl: string | null;
  /** PostgreSQL itself, if `databaseUrl` leads to a pooler. */
  databaseDirectUrl: string | null;
  /** A streaming replica, for what visitors read. */
  databaseReplicaUrl: string | null;
  databasePoolSize: number;
  /** Null to use a key of this machine, stored in the data folder. */
  tokenSecret: Buffer | null;
  /** What it signed is still accepted. */
  tokenSecretBefore: Buffer | null;
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  authErrors: 'private' | 'precise';
  /** Null to store uploaded files in the data folder. */
  store: StoreConfig | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** What emails are signed with; null to send them unsigned. */
  dkim: DkimConfig | null;
  externalSignIn: ExternalSignInConfig | null;
  gaMeasurementId: string | null;
  /** Null if nothing is translated. */
  translator: TranslatorConfig | null;
  /** The pair of keys for push services, as base64url. Null to use one that the database keeps. */
  vapid: { publicKey: string; privateKey: string } | null;
  /** Whom push services ask about this server. */
  vapidSubject: string;
  /** Hosts that events and push messages are sent to although they aren't public, and without https: `host` or `host:port`. */
  webhookHosts: readonly string[];
  trustedProxyHops: number;
  requestsPerMinute: number;
  /** How long a call may take before it is answered with 503. */
  handlerTimeoutSeconds: number;
  /** How long an answer may be sent to other visitors, unless something in it changes. */
  visitorCacheMs: number;
  /** Whether logins and registrations are asked for a proof of work while failures rise. */
  asksForProofs: boolean;
  /** Whether pages register the service worker. Otherwise the one that browsers have withdraws. */
  servesWorker: boolean;
  /**
   * Whom `/inspector` is for. `admins` sees the flows and their numbers there, while the community counts them; it offers
   * nothing that follows pages.
   */
  inspector: 'everyone' | 'admins' | 'nobody';
  metricsToken: string | null;
  /** Null if traces are sent nowhere. */
  tracing: TracingConfig | null;
  logLevel: string;
}

/** The configuration with what admins decide while the server runs: read it for each use. */
export interface LiveConfig extends Config {
  readonly appName: string;
  readonly requiresContactNo: boolean;
  readonly eraseAfterDays: number;
  readonly retention: Retention;
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** @throws {ConfigError} naming every invalid variable and what was expected. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const result = environment.safeParse(env);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: expected ${issue.message}`);
    throw new ConfigError(`Invalid configuration:\n${lines.join('\n')}`);
  }
  const value = result.data;
  const mode = value.MODE ?? 'demo';
  const publicUrl = new URL(value.PUBLIC_ORIGIN ?? `http://localhost:${value.PORT}`);
  return {
    mode,
    host: value.HOST,
    port: value.PORT,
    publicOrigin: publicUrl.origin,
    passkeyHost: passkeyHostOf(publicUrl),
    fixedSettings: fixedIn(value),
    communityTexts: value.COMMUNITY_TEXTS,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL ?? null,
    databaseDirectUrl: value.DATABASE_DIRECT_URL ?? null,
    databaseReplicaUrl: value.DATABASE_REPLICA_URL ?? null,
    databasePoolSize: value.DATABASE_POOL_SIZE,
    tokenSecret: secretOf(value.TOKEN_SECRET),
    tokenSecretBefore: secretOf(value.TOKEN_SECRET_BEFORE),
    accessTokenSeconds: value.ACCESS_TOKEN_SECONDS,
    refreshTokenSeconds: value.REFRESH_TOKEN_SECONDS,
    authErrors: value.AUTH_ERRORS ?? (mode === 'production' ? 'private' : 'precise'),
    store: readStore(value),
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM,
    dkim: value.DKIM_KEY_FILE ? readDkimKey(value.DKIM_KEY_FILE, value.DKIM_SELECTOR) : null,
    externalSignIn:
      value.OIDC_CLIENT_ID && value.OIDC_CLIENT_SECRET
        ? {
            issuer: new URL(value.OIDC_ISSUER ?? 'https://accounts.google.com'),
            clientId: value.OIDC_CLIENT_ID,
            clientSecret: value.OIDC_CLIENT_SECRET,
          }
        : null,
    gaMeasurementId: value.GA_MEASUREMENT_ID ?? null,
    translator: value.TRANSLATE_URL ? { url: value.TRANSLATE_URL, key: value.TRANSLATE_KEY ?? null } : null,
    vapid:
      value.VAPID_PUBLIC_KEY && value.VAPID_PRIVATE_KEY
        ? { publicKey: value.VAPID_PUBLIC_KEY, privateKey: value.VAPID_PRIVATE_KEY }
        : null,
    vapidSubject: value.VAPID_SUBJECT ?? `mailto:${addressOf(value.MAIL_FROM)}`,
    webhookHosts: value.WEBHOOK_HOSTS,
    trustedProxyHops: value.TRUSTED_PROXY_HOPS,
    requestsPerMinute: value.REQUESTS_PER_MINUTE,
    handlerTimeoutSeconds: value.HANDLER_TIMEOUT_SECONDS,
    visitorCacheMs: value.VISITOR_CACHE_MS,
    asksForProofs: value.PROOF_OF_WORK !== 'off',
    servesWorker: value.SERVICE_WORKER !== 'off',
    inspector: inspectorIn(value.INSPECTOR, mode),
    metricsToken: value.METRICS_TOKEN ?? null,
    tracing: readTracing(value),
    logLevel: value.LOG_LEVEL ?? 'info',
  };
}

function inspectorIn(decided: 'on' | 'off' | undefined, mode: Mode): Config['inspector'] {
  if (decided === undefined) return mode === 'production' ? 'admins' : 'everyone';
  return decided === 'on' ? 'everyone' : 'nobody';
}

function fixedIn(value: z.infer<typeof environment>): Partial<CommunitySettings> {
  const {
    APP_NAME: name,
    REQUIRE_CONTACT_NO: requiresContactNo,
    IMPACT_QUORUM: quorum,
    ERASE_AFTER_DAYS: days,
  } = value;
  return {
    ...(name !== undefined && { name }),
    ...(requiresContactNo !== undefined && { requiresContactNo: requiresContactNo === 'on' }),
    ...(quorum !== undefined && { quorum }),
    ...(days !== undefined && { eraseAfterDays: days }),
  };
}

function passkeyHostOf({ protocol, hostname }: URL): string | null {
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  return isSecure && !isAddress ? hostname : null;
}
