/** The community's settings, which every process keeps in memory. The database tells it of each change. */
import type { CommunitySettings } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Listen } from '#platform/server/db/listening.ts';
import type { Logger } from '#platform/server/logging/logger.ts';
import { type AllSettings, isSameSetting } from '../declarations.ts';
import { readSettings } from './settings.repository.ts';

export interface Settings {
  /** The current ones: read it for each use. */
  readonly now: AllSettings;
  /** Those that the environment decides. */
  readonly fixed: Partial<CommunitySettings>;
  /** After a change made here, so that the answer to it already follows it. */
  reload(): Promise<void>;
}

interface SettingsMemory extends Settings {
  /** @param onChange called once the changed settings are in memory. */
  start(listen: Listen, onChange: () => void): Promise<void>;
  stop(): Promise<void>;
}

const CHANNEL = 'settings_changed';
/** A process that has heard nothing for so long may have missed a change, so it reads them again. */
const TRUSTED_MS = 1_000;

interface SettingsNeeds {
  db: Db;
  log: Logger;
  fixed: Partial<CommunitySettings>;
}

/** Reads them before anything is served. */
export async function rememberSettings({ db, log, fixed }: SettingsNeeds): Promise<SettingsMemory> {
  const first = await readSettings(db);
  let { revision } = first;
  let now: AllSettings = { ...first.values, ...fixed };
  let heardUntil = Number.POSITIVE_INFINITY;
  let onChange = () => {};
  let stopListening: (() => Promise<void>) | undefined;
  let timer: NodeJS.Timeout | undefined;

  const reload = async () => {
    const stored = await readSettings(db);
    if (stored.ignored.length > 0) log.warn({ settings: stored.ignored }, 'Settings of another release are ignored');
    // Several reads may run at once, and the oldest may end last.
    if (stored.revision < revision) return;
    const before = now;
    revision = stored.revision;
    now = { ...stored.values, ...fixed };
    if (!isSameSetting(now, before)) onChange();
  };
  const reloadLater = () => {
    reload().catch((error) =>
      log.warn({ err: error }, 'The community’s settings couldn’t be read; they’re tried again'),
    );
  };

  return {
    get now() {
      return now;
    },
    fixed,
    reload,
    start: async (listen, changed) => {
      onChange = changed;
      stopListening = await listen({
        channels: { [CHANNEL]: reloadLater },
        onMissed: reloadLater,
        onHeard: (until) => {
          heardUntil = until;
        },
      });
      timer = setInterval(() => {
        if (performance.now() - heardUntil > TRUSTED_MS) reloadLater();
      }, TRUSTED_MS);
      timer.unref();
      // What changed before anyone listened.
      await reload();
    },
    stop: async () => {
      clearInterval(timer);
      await stopListening?.();
    },
  };
}
