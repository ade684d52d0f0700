/** For programs that take no arguments: a person who gives one expects something else of them. */
export function refuseArguments(usage: string): void {
  if (process.argv.length <= 2) return;
  process.stderr.write(usage);
  process.exit(2);
}
