/** One process of the platform: the API, the page, the API reference and monitoring. */
import { Server as NetServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAllowedOrigin, refusingAddressesIn } from '#domains/auth/server/public.ts';
import { ensureIssuerKeys } from '#domains/credentials/server/public.ts';
import { countSteps } from '#domains/flow-numbers/server/public.ts';
import { ownColours } from '#domains/settings/colours.ts';
import { DEFAULTS } from '#domains/settings/declarations.ts';
import { rememberSettings, serveLook } from '#domains/settings/server/public.ts';
import type { Language } from '#languages/languages.ts';
import { offerLanguages } from '#languages/offered-languages.ts';
import { type Config, readConfig } from '#platform/server/config/config.ts';
import { readKeys } from '#platform/server/config/secrets.ts';
import { type Database, type Db, openDatabase } from '#platform/server/db/database.ts';
import { findNewerMigrations, migrate } from '#platform/server/db/migrate.ts';
import { createCacheInvalidation } from '#platform/server/http/cache/cache-invalidation.ts';
import { defaultToPrivate } from '#platform/server/http/cache/public-answer.ts';
import { bytesOfAnswer, createVisitorCache } from '#platform/server/http/cache/visitor-cache.ts';
import { createVisitorReader } from '#platform/server/http/cache/visitor-reader.ts';
import { createCallTimes } from '#platform/server/http/call-times.ts';
import { createApp } from '#platform/server/http/create-app.ts';
import { serveHealth } from '#platform/server/http/health.ts';
import { createRateLimiter } from '#platform/server/http/limits/rate-limits.ts';
import { withReplicaReads } from '#platform/server/http/lists/replica-reads.ts';
import { serveApiReference } from '#platform/server/http/pages/api-reference.ts';
import { servePage } from '#platform/server/http/pages/page.ts';
import type { PageDocuments } from '#platform/server/http/pages/page-documents.ts';
import type { Site } from '#platform/server/http/pages/page-head.ts';
import { pageSettingsOf } from '#platform/server/http/pages/page-settings.ts';
import { registerOperations } from '#platform/server/http/register-operations.ts';
import { createAntiForgery } from '#platform/server/http/security/anti-forgery.ts';
import { allowProgramsOf } from '#platform/server/http/security/cross-origin.ts';
import { setSecurityHeaders } from '#platform/server/http/security/security-headers.ts';
import { createJobs } from '#platform/server/jobs/jobs.ts';
import { createLogger, type Logger } from '#platform/server/logging/logger.ts';
import { serveMailbox } from '#platform/server/mail/mailbox-page.ts';
import { createMailboxMailer, type Mailer, withoutErased } from '#platform/server/mail/mailer.ts';
import { recordEmails } from '#platform/server/mail/recorded-mailer.ts';
import { withoutRefusing } from '#platform/server/mail/refusing-addresses.ts';
import { rememberCertificate } from '#platform/server/outgoing/certificate.ts';
import { monitorStorage } from '#platform/server/storage/monitor-storage.ts';
import { openStorage } from '#platform/server/storage/open-storage.ts';
import { openTracer } from '#platform/server/tracing/open-tracer.ts';
import type { Tracer } from '#platform/server/tracing/tracer.ts';
import { FLOW_PICTURES } from '#platform/shared/flow-picture.ts';
import { smallMarkAddresses } from '#platform/shared/look-addresses.ts';
import { describeApi } from './api-guide/describe-api.ts';
import { composeDomains } from './domains.ts';
import { serveEmbedding } from './embedding.ts';
import { serveInstalledApp } from './installed-app.ts';
import { LIMITS } from './limits.ts';
import { withSettings } from './live-config.ts';
import { newcomerLimits } from './newcomer-limits.ts';
import { createPageHeads } from './page-heads.ts';
import { createPageRenderer } from './page-renderer.ts';
import { servePreviews } from './previews.ts';
import { serveSitemapAndFeeds } from './sitemap-and-feeds.ts';
import { explainStartFailure } from './start-failure.ts';
import { TOPICS } from './topics.ts';

export interface RunningServer {
  /** Where it listens. */
  origin: string;
  database: Database;
  /**
   * Finishes running requests and jobs, then releases everything.
   *
   * @param quietMs how long open connections may still send a request, whose answer closes them.
   */
  close(quietMs?: number): Promise<void>;
}

const PAGE_FOLDER = join(import.meta.dirname, '../../../dist');
const FLOW_PICTURES_FOLDER = join(import.meta.dirname, '../../..', FLOW_PICTURES.folder);
const STOP_DEADLINE_MS = 9_500;
const HANG_UP_INTERVAL_MS = 50;
/** A request that is on its way when an idle connection is closed would be lost. */
const QUIET_MS = 2_000;

/** Prepares the migrated database before the server listens. */
export type PrepareDatabase = (database: Database, config: Config) => Promise<void>;

export async function startServer(config: Config, log: Logger, prepare?: PrepareDatabase): Promise<RunningServer> {
  const tracer = await openTracer(config.tracing, log);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    directUrl: config.databaseDirectUrl,
    replicaUrl: config.databaseReplicaUrl,
    poolSize: config.databasePoolSize,
    dataDir: config.dataDir,
    onIdleError: (error) => log.warn({ err: error }, 'An idle database connection broke and will be replaced'),
    log,
    tracer,
  });
  try {
    const applied = await migrate(database);
    if (applied.length > 0) log.info({ applied }, 'Database migrated');
    const newer = await findNewerMigrations(database);
    if (newer.length > 0) log.warn({ newer }, 'A newer release has migrated the database; run that one again soon');
    await prepare?.(database, config);
    return await serve(config, log, database, tracer);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Starts the server on a database that has already been migrated.
 *
 * @param tracer null if spans aren't recorded.
 */
export async function serve(
  given: Config,
  log: Logger,
  database: Database,
  tracer: Tracer | null = null,
): Promise<RunningServer> {
  const { db } = database;
  const settings = await rememberSettings({ db, log, fixed: given.fixedSettings });
  offerLanguages(settings.now);
  const config = withSettings(given, settings);
  const keys = readKeys(config);
  const isHttps = config.publicOrigin.startsWith('https:');
  const antiForgery = createAntiForgery(keys.antiForgery, isHttps);
  const sending = recordEmails(await createMailer(config, db), tracer);
  const mailer = withoutErased(withoutRefusing(sending, refusingAddressesIn(db)));
  const jobs = createJobs(database, log, tracer);
  const storage = await openStorage(config);
  const storageHealth = await monitorStorage(storage, log);
  const limiter = createRateLimiter(db);
  await ensureIssuerKeys({ db, keys });
  const callTimes = createCallTimes();
  const domains = composeDomains({
    config,
    settings,
    db,
    keys,
    log,
    jobs,
    mailer,
    antiForgery,
    limiter,
    storage,
    monitoring: {
      isStorageWell: storageHealth.isHealthy,
      readReplicaLag: database.readReplicaLag,
      readCertificate: rememberCertificate(config.publicOrigin),
      callTimes,
    },
  });
  const cacheMs = config.visitorCacheMs;
  const cache = createVisitorCache({ cacheMs, bytesOf: bytesOfAnswer });
  let pages: PageDocuments | null = null;
  const invalidation = createCacheInvalidation({
    db,
    log,
    cache: {
      drop: (topics) => {
        cache.drop(topics);
        domains.numbers.drop(topics);
        // Clear every page: each one shows many topics.
        pages?.clear();
      },
      clear: () => {
        cache.clear();
        domains.numbers.clear();
        pages?.clear();
      },
    },
    onChange: database.noteChange,
  });
  await jobs.start();
  await domains.notifications.start(database.listen);
  await domains.webhooks.start(database.listen);
  await invalidation.start(database.listen);
  await domains.callers.start(database.listen);
  await domains.flows.start();
  // Any answer may rest on a setting.
  await settings.start(database.listen, () => {
    offerLanguages(settings.now);
    cache.clear();
    domains.numbers.clear();
    pages?.clear();
  });

  const app = await createApp({
    log,
    trustedProxyHops: config.trustedProxyHops,
    requestsPerMinute: config.requestsPerMinute,
    handlerTimeoutSeconds: config.handlerTimeoutSeconds,
    tracer,
  });
  let isStopping = false;
  // Keep-alive connections would hold up the shutdown, so each one closes after its current response.
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
  setSecurityHeaders(app, {
    isHttps,
    usesAnalytics: config.gaMeasurementId !== null,
    // Outside production, inspectors can follow pages, including the hosted one in a window of its own.
    speaksWithOpened: config.mode !== 'production',
  });
  callTimes.watch(app);
  countSteps(app, jobs, domains.flows);
  serveHealth(app, {
    isReady: async () => !isStopping && (await answers(database, log)) && (await storageHealth.hasAnswered()),
    isStorageWell: storageHealth.isHealthy,
    metricsToken: config.metricsToken,
    isOpenToThisMachine: config.mode !== 'production',
    origin: config.publicOrigin,
  });
  await app.register(
    async (api) => {
      defaultToPrivate(api);
      await allowProgramsOf(api, (origin) => isAllowedOrigin(db, origin));
      await registerOperations(api, {
        antiForgery,
        callers: domains.callers,
        handlers: withReplicaReads({ ...domains.handlers }, TOPICS.shows.keys()),
        limits: LIMITS,
        limiter,
        newcomerLimitOf: newcomerLimits({ db, settings }),
        isOff: (area) => settings.now.areasOff.includes(area),
        topics: TOPICS,
        cache,
        cacheMs,
        invalidation,
        makeTemporaryFolder: storage.makeTemporaryFolder,
      });
    },
    { prefix: '/api' },
  );
  domains.serveFiles(app);
  serveLook(app, { db });
  domains.serveCredentialDocuments(app, { cache, cacheMs });
  const site: Site = {
    get appName() {
      return settings.now.name;
    },
    get hasNews() {
      return !settings.now.areasOff.includes('news');
    },
    get marks() {
      return settings.now.mark ? smallMarkAddresses(settings.now.mark) : undefined;
    },
    origin: config.publicOrigin,
  };
  serveApiReference(app, { site, readDocument: () => describeApi(config, LIMITS), folder: PAGE_FOLDER });
  if (config.mode !== 'production' && !config.smtpUrl) serveMailbox(app, { db, origin: config.publicOrigin });
  const read = createVisitorReader(app, log);
  serveSitemapAndFeeds(app, { db, site, read, settings });
  serveEmbedding(app, { site, log, folder: PAGE_FOLDER, cacheMs: cacheMs });
  const describePage = createPageHeads(read, { site, settings });
  servePreviews(app, { site, folder: PAGE_FOLDER, describePage, log });
  serveInstalledApp(app, { site, settings, folder: PAGE_FOLDER });
  const settingsIn = (language: Language) =>
    pageSettingsOf(config, { settings: settings.now, defaults: DEFAULTS }, language);
  pages = await servePage(app, {
    folder: PAGE_FOLDER,
    settingsIn,
    readAnnouncement: () => settings.now.announcement,
    readLook: () => ({ colours: ownColours(settings.now.colours), mark: settings.now.mark }),
    site,
    antiForgery,
    inspector: config.inspector,
    flowPictures: config.mode === 'production' ? null : FLOW_PICTURES_FOLDER,
    countsFlows: () => settings.now.countsFlows,
    servesWorker: config.servesWorker,
    describePage,
    draw: createPageRenderer(app, { antiForgery, folder: PAGE_FOLDER, settingsIn, log }),
    cacheMs: cacheMs,
  });
  const origin = nameThisMachine(await app.listen({ host: config.host, port: config.port }));
  const close = async (quietMs = 0) => {
    isStopping = true;
    await domains.notifications.stop();
    await domains.webhooks.stop();
    const ended = stopAccepting(app.server);
    await Promise.race([ended, wait(quietMs)]);
    const hangUps = setInterval(() => app.server.closeIdleConnections(), HANG_UP_INTERVAL_MS);
    await ended;
    clearInterval(hangUps);
    await app.close();
    await domains.flows.stop();
    await domains.callers.stop();
    await settings.stop();
    await invalidation.stop();
    await jobs.stop();
    mailer.close();
    await database.close();
    await tracer?.close();
  };
  return { origin, database, close };
}

/** Browsers keep passkeys for names only, so people are shown one. */
const nameThisMachine = (origin: string) => origin.replace('//127.0.0.1:', '//localhost:');

/**
 * Unlike the server's own `close`, leaves idle connections open: their clients don't know yet that the server stops.
 *
 * @returns when the last one has ended.
 */
const stopAccepting = (server: NetServer): Promise<void> =>
  new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()));

async function createMailer({ smtpUrl, mailFrom, dkim }: Config, db: Db): Promise<Mailer> {
  if (!smtpUrl) return createMailboxMailer(db);
  const { createSmtpMailer } = await import('#platform/server/mail/smtp-mailer.ts');
  return createSmtpMailer(smtpUrl, { from: mailFrom, dkim });
}

async function answers(database: Database, log: Logger): Promise<boolean> {
  try {
    await database.run('select 1');
    const hasRoom = await database.hasFreeSpace();
    if (!hasRoom) log.warn('The database disk is full');
    return hasRoom;
  } catch (error) {
    log.warn({ err: error }, 'The database isn’t answering');
    return false;
  }
}

function stopOnSignals(server: RunningServer, log: Logger): void {
  let isStopping = false;
  const stop = async (reason: string, exitCode: number, quietMs = 0) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'Stopping');
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
    await server.close(quietMs);
    process.exit(exitCode);
  };
  process.on('SIGTERM', () => void stop('SIGTERM', 0, QUIET_MS));
  process.on('SIGINT', () => void stop('SIGINT', 0));
  // The parent process has gone.
  if (process.channel) process.once('disconnect', () => void stop('disconnect', 0));
  process.once('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'Unhandled promise rejection');
    void stop('unhandledRejection', 1);
  });
  process.once('uncaughtException', (error) => {
    log.fatal({ err: error }, 'Uncaught exception');
    void stop('uncaughtException', 1);
  });
}

/** Runs a server until it is told to stop, or exits with a message saying why it can't start. */
export async function runServer(prepare?: PrepareDatabase): Promise<void> {
  try {
    const config = readConfig(process.env);
    const log = createLogger(config.logLevel);
    const server = await startServer(config, log, prepare);
    log.info({ origin: server.origin, mode: config.mode, database: server.database.kind }, 'Listening');
    process.send?.({ kind: 'listening', origin: server.origin });
    stopOnSignals(server, log);
  } catch (error) {
    const explanation = explainStartFailure(error, process.env);
    if (explanation === null) throw error;
    process.stderr.write(`${explanation}\n`);
    process.exit(1);
  }
}

if (import.meta.main) await runServer();
