/** For programs that take no arguments: anyone who passes one expects the program to do something else. */
export function refuseArguments(usage: string): void {
  if (process.argv.length > 2) failWithUsage(usage);
}

/** For arguments that a program doesn't have. */
export function failWithUsage(usage: string): never {
  process.stderr.write(usage);
  process.exit(2);
}
