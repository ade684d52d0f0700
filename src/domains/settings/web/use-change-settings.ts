import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { changeCommunitySettings } from '#generated/settings/changeCommunitySettings.gen.ts';
import {
  getCommunitySettingsOptions,
  getCommunitySettingsQueryKey,
} from '#generated/settings/getCommunitySettings.gen.ts';
import type { CommunitySettingsPart } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isRefusedFor } from '#platform/browser/calls/api-error.ts';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { toast } from '#ui/feedback/toast.ts';
import { LIST_KEYS } from '../lists.ts';
import { followSettings } from './follow-settings.ts';

interface Saving {
  revision: number;
  values: CommunitySettingsPart;
  /** The same settings as they were. */
  before: CommunitySettingsPart;
  /** A toast says it if it fails: it has no form, and the page may be left by then. */
  isUndo?: boolean;
}

interface SettingsChange extends Saving {
  onSaved?: () => void;
  /** Someone else changed them: called with the revision that is on the screen now. */
  onOutdated?: (revision: number) => void;
}

/** Saves changed settings, and offers to put back what was there. */
export function useChangeSettings() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const saving = useMutation({
    mutationFn: async ({ revision, values }: Saving) =>
      (await changeCommunitySettings({ query: { revision }, body: values })).data,
    onSuccess: (answer, { values, before }) => {
      const { revision, values: saved } = answer.data;
      queryClient.setQueryData(getCommunitySettingsQueryKey(), answer);
      followSettings(saved);
      // How many past impacts follow an earlier rule.
      if (values.points) void makeStale(queryClient, 'points');
      if (LIST_KEYS.some((key) => values[key])) void makeStale(queryClient, 'vocabularies', 'impacts', 'opportunities');
      // Draws the menus and the header again.
      if (values.areasOff || values.mark !== undefined)
        void navigate({ search: location.search }, { replace: true, preventScrollReset: true });
      toast({
        message: say('settings.form.saved'),
        tone: 'success',
        onUndo: () => saving.mutate({ revision, values: before, before: values, isUndo: true }),
      });
    },
    onError: (error, { isUndo }) => {
      if (isUndo) toast({ message: sayFailed(say('settings.form.failed'), error), tone: 'danger' });
    },
  });

  function change({ onSaved, onOutdated, ...input }: SettingsChange): void {
    saving.mutate(input, {
      onSuccess: onSaved,
      onError: async (error) => {
        if (!isRefusedFor(error, 'edited_meanwhile')) return;
        const { data } = await queryClient.fetchQuery({ ...getCommunitySettingsOptions(), staleTime: 0 });
        onOutdated?.(data.revision);
      },
    });
  }

  return { change, isPending: saving.isPending, error: saving.error };
}
