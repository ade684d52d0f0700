/** The SQL files that the schema is made of: the platform's own beside this file, each domain's in its server/. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const DOMAINS = join(import.meta.dirname, '../../../domains');

/** @returns the paths of all migrations, in the order in which they are applied: by number. */
export function listMigrationFiles(): string[] {
  return listFolders()
    .map((folder) => join(folder, 'migrations'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => path.endsWith('.sql'))
    .sort((one, other) => (basename(one) < basename(other) ? -1 : 1));
}

/** @returns the paths of all functions.sql, in the order of the domains' first migrations: from the lowest floor up. */
export function listFunctionFiles(): string[] {
  const folders = new Set(listMigrationFiles().map((path) => join(path, '../..')));
  return [...folders].map((folder) => join(folder, 'functions.sql')).filter((path) => existsSync(path));
}

/** @returns the paths of everything that a database is migrated with. */
export const listSchemaFiles = (): string[] => [...listMigrationFiles(), ...listFunctionFiles()];

function listFolders(): string[] {
  return [import.meta.dirname, ...readdirSync(DOMAINS).map((domain) => join(DOMAINS, domain, 'server'))];
}
