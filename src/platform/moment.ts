/** A moment as messages name it, in UTC. */
export const sayMoment = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC`;
