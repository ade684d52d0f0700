/** The shape of every success. */
export const ok = <T>(message: string, data: T) => ({ status: 200 as const, message, data });

export const created = <T>(message: string, data: T) => ({ status: 201 as const, message, data });
