/**
 * The names of states in the log's entries. Anything else that an entry has in their place, such as points or a name,
 * is shown as it is.
 */
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';

const STATE_NAMES: ReadonlyMap<string, string> = new Map([
  ['Admin', say('audit.states.admin')],
  ['Judge', say('audit.states.judge')],
  ['Member', say('audit.states.member')],
  ['Partner', say('audit.states.partner')],
  ['accepted', say('audit.states.accepted')],
  ['active', say('audit.states.active')],
  ['appealed', say('audit.states.appealed')],
  ['approved', say('audit.states.approved')],
  ['auto-accepted', say('audit.states.autoAccepted')],
  ['closed', say('audit.states.closed')],
  ['deactivated', say('audit.states.deactivated')],
  ['declined', say('audit.states.declined')],
  ['deleted', say('audit.states.deleted')],
  ['denied', say('audit.states.denied')],
  ['dismissed', say('audit.states.dismissed')],
  ['draft', say('audit.states.draft')],
  ['erased', say('audit.states.erased')],
  ['held', say('audit.states.held')],
  ['hidden', say('audit.states.hidden')],
  ['live', say('audit.states.live')],
  ['open', say('audit.states.open')],
  ['overturned', say('audit.states.overturned')],
  ['pending', say('audit.states.pending')],
  ['requested', say('audit.states.requested')],
  ['scheduled', say('audit.states.scheduled')],
  ['shown', say('audit.states.shown')],
  ['suspended', say('audit.states.suspended')],
  ['upheld', say('audit.states.upheld')],
  ['verified', say('audit.states.verified')],
  ['visible', say('audit.states.visible')],
  ['waiting', say('audit.states.waiting')],
  ['warned', say('audit.states.warned')],
  ['withdrawn', say('audit.states.withdrawn')],
]);

export function sayState(state: string): string {
  // A number of points.
  if (/^\d+$/.test(state)) return formatNumber(Number(state));
  return STATE_NAMES.get(state) ?? (/\p{L}/u.test(state) ? isolate(state) : state);
}
