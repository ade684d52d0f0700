/** What a device is told. Its screen may be locked, and anyone may look at it. */
import { createHash } from 'node:crypto';
import { languageOf } from '#domains/people/server/public.ts';
import type { NotificationGroup } from '#generated/types.gen.ts';
import { languageNow, speakIn } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import { truncateTo } from '#platform/shared/prose.ts';
import { homeIn, linkFor } from '../../link-for-role.ts';
import { describeKind } from '../../model.ts';
import type { PushMessage } from '../../push-message.ts';
import { sayStored } from '../present.ts';
import type { WaitingPush } from './pushes.repository.ts';

/** A message holds 3,993 bytes; a character has 4 at most in UTF-8, and 6 in JSON. */
const TITLE_LENGTH = 150;
const BODY_LENGTH = 300;

const BRIEF: Record<NotificationGroup, () => string> = {
  work: () => say('notifications.push.brief.work'),
  impacts: () => say('notifications.push.brief.impacts'),
  opportunities: () => say('notifications.push.brief.opportunities'),
  councils: () => say('notifications.push.brief.councils'),
  community: () => say('notifications.push.brief.community'),
  account: () => say('notifications.push.brief.account'),
};

export const writePushMessage = (push: WaitingPush, notificationId: string): PushMessage =>
  speakIn(languageOf(push), () => {
    const { title, body } = sayStored(push);
    const said = push.showsTexts
      ? { title: truncateTo(TITLE_LENGTH, title), body: body === null ? null : truncateTo(BODY_LENGTH, body) }
      : { title: BRIEF[describeKind(push.kind).group](), body: null };
    const link = linkFor(push.role, push.link) ?? `${homeIn(push.role)}/notifications`;
    return { ...said, link, language: languageNow(), tag: topicOf(push, notificationId), unread: push.unread };
  });

/** A newer message takes the place of one with the same topic. By RFC 8030, 32 characters of base64url at most. */
export const topicOf = ({ bundle }: Pick<WaitingPush, 'bundle'>, notificationId: string): string =>
  createHash('sha256')
    .update(bundle ?? notificationId)
    .digest('base64url')
    .slice(0, 32);
