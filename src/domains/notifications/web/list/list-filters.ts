import type { Role } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { checkbox, choice } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';
import { groupsFor, sayGroup } from '../../model.ts';

const filtersFor = (role: Role) =>
  declareFilters({
    isUnread: checkbox('', { param: 'show', written: 'unread' }),
    group: choice(
      groupsFor(role).map((group) => ({ value: group, label: sayGroup(group) })),
      {
        label: say('notifications.listFilters.about'),
        placeholder: say('notifications.listFilters.everything'),
        className: 'w-64 max-w-full',
      },
    ),
  });

export const notificationFilters = {
  Member: filtersFor('Member'),
  Judge: filtersFor('Judge'),
  Partner: filtersFor('Partner'),
  Admin: filtersFor('Admin'),
} satisfies Record<Role, unknown>;
