/** What the package exports besides the calls. */
export type { Answer, Call, CallOptions } from './call.ts';
export { createGroundswell, type Groundswell, type GroundswellOptions } from './groundswell.ts';
export { GroundswellError } from './groundswell-error.ts';
export { type ListCall, type RowOf, rowsOf } from './rows-of.ts';
export type { Stream, StreamedEvent } from './stream.ts';
export { type ReceivedWebhook, verifyWebhook, WebhookError } from './verify-webhook.ts';
