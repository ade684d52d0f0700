/** Structured logs. What could identify a person or open a door is cut out here, whoever logs it. */
import { type Logger, pino } from 'pino';

export type { Logger };

const SECRET_FIELDS = [
  'password',
  'confirmpassword',
  'currentPassword',
  'accessToken',
  'refreshToken',
  'token',
  'email',
];

export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: [...SECRET_FIELDS, ...SECRET_FIELDS.map((field) => `*.${field}`), '*.headers', 'headers'],
      censor: '[redacted]',
    },
  });
}
