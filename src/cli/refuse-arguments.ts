/** For programs that take no arguments: anyone who passes one expects the program to do something else. */
export function refuseArguments(usage: string): void {
  if (process.argv.length <= 2) return;
  process.stderr.write(usage);
  process.exit(2);
}
