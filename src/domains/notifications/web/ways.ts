/** The ways in which a person is told, as they are chosen. */
import type { NotificationWay } from '../../../../generated/types.gen.ts';

export const WAYS: readonly { value: NotificationWay; label: string }[] = [
  { value: 'mail', label: 'Here and by mail at once' },
  { value: 'digest', label: 'Here and in the daily mail' },
  { value: 'in_app', label: 'Here only' },
  { value: 'none', label: 'Not at all' },
];
