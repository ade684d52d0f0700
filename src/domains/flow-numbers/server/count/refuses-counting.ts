import type { FastifyRequest } from 'fastify';

/** Whether the browser says that its person doesn't want to be observed. */
export const refusesCounting = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-gpc'] === '1' || headers['dnt'] === '1';
