/** What an actor or an action of a machine does until the edge provides the real one. */
export function unprovided(name: string): never {
  throw new Error(`"${name}" is not provided: use machine.provide`);
}
