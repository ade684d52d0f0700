/** As messages name it, whatever zone the reader is in. */
export const sayMoment = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC`;
