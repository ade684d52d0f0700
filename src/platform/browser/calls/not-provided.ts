/** The placeholder of an actor or action until the page provides the real one. */
export function notProvided(name: string): never {
  throw new Error(`"${name}" is not provided: use machine.provide`);
}
