/** What is wrong with the lock file: packages that npm can't verify, and addresses of a registry. */

const ADDRESS = /"resolved":|registry\.npmjs|"https?:\/\/[^"]*\.tgz"/;

interface LockFile {
  packages: Record<string, { integrity?: string; link?: boolean }>;
}

/** @param text the content of package-lock.json. */
export function findLockProblems(text: string): string[] {
  const { packages }: LockFile = JSON.parse(text);
  const unverified = Object.entries(packages)
    // The project itself has an empty path.
    .filter(([path, { integrity, link }]) => path !== '' && !link && !integrity)
    .map(
      ([path]) => `package-lock.json: ${path} has no integrity; add that of \`npm view NAME@VERSION dist.integrity\``,
    );
  return ADDRESS.test(text)
    ? [...unverified, 'package-lock.json: contains package addresses; .npmrc leaves them out']
    : unverified;
}
