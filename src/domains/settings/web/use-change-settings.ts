import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { changeCommunitySettingsMutation } from '#generated/settings/changeCommunitySettings.gen.ts';
import {
  getCommunitySettingsOptions,
  getCommunitySettingsQueryKey,
} from '#generated/settings/getCommunitySettings.gen.ts';
import type { CommunitySettingsPart } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isRefusedFor } from '#platform/browser/calls/api-error.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { toast } from '#ui/feedback/toast.ts';
import { followAreas } from './follow-areas.ts';

interface SettingsChange {
  revision: number;
  values: CommunitySettingsPart;
  /** The same settings as they were. */
  before: CommunitySettingsPart;
  onSaved?: () => void;
  /** Someone else changed them: called with the revision that is on the screen now. */
  onOutdated?: (revision: number) => void;
}

/** Saves changed settings, and offers to put back what was there. */
export function useChangeSettings() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const saving = useMutation({
    ...changeCommunitySettingsMutation(),
    onSuccess: (answer, { body }) => {
      queryClient.setQueryData(getCommunitySettingsQueryKey(), answer);
      // How many past impacts follow an earlier rule.
      if (body.points) void makeStale(queryClient, 'points');
    },
  });

  function change({ revision, values, before, onSaved, onOutdated }: SettingsChange): void {
    saving.mutate(
      { query: { revision }, body: values },
      {
        onSuccess: ({ data }) => {
          onSaved?.();
          if (values.areasOff) {
            followAreas(data.values.areasOff);
            // Draws the menus again.
            void navigate({ search: location.search }, { replace: true, preventScrollReset: true });
          }
          toast({
            message: say('settings.form.saved'),
            tone: 'success',
            onUndo: () => change({ revision: data.revision, values: before, before: values }),
          });
        },
        onError: async (error) => {
          if (!isRefusedFor(error, 'edited_meanwhile')) return;
          const { data } = await queryClient.fetchQuery({ ...getCommunitySettingsOptions(), staleTime: 0 });
          onOutdated?.(data.revision);
        },
      },
    );
  }

  return { change, isPending: saving.isPending, error: saving.error };
}
