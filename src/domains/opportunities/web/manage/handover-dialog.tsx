import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sayName } from '#domains/people/model.ts';
import { handOverOpportunity } from '#generated/opportunities/handOverOpportunity.gen.ts';
import type { Account, Opportunity } from '#generated/types.gen.ts';
import { listAllUsersOptions } from '#generated/users/listAllUsers.gen.ts';
import { say } from '#languages/say.ts';
import { sayErrors } from '#platform/browser/forms/form-errors.ts';
import { useDebounced } from '#platform/browser/forms/use-debounced.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { accountNameOf } from '#platform/browser/session/account-name.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Combobox } from '#ui/fields/combobox.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { cacheOpportunity } from '../cached-opportunities.ts';
import { HANDOVER } from './handover-texts.ts';

const SEARCH_DEBOUNCE_MS = 300;
const MAX_FOUND = 20;

/** Picks the new partner. There is no undo: one who has left can't get it back. */
export function HandoverDialog({ opportunity, onClose }: { opportunity: Opportunity; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [partner, setPartner] = useState<Account | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const handover = useMutation({
    mutationFn: (ownerId: string) => handOverOpportunity({ path: { id: opportunity.id }, body: { ownerId } }),
    onSuccess: ({ data: { data } }) => {
      const names = { title: isolate(opportunity.title), name: isolate(sayName(data.owner)) };
      toast({ message: say('opportunities.handover.done', names), tone: 'success' });
      cacheOpportunity(queryClient, data);
      onClose();
    },
  });
  const refused = useFormErrors(handover.error, say('opportunities.handover.failed'));

  return (
    <ConfirmDialog
      words={HANDOVER}
      subject={opportunity.title}
      isPending={handover.isPending}
      failure={sayErrors(refused)}
      onConfirm={() => {
        setIsMissing(partner === null);
        if (partner === null) document.getElementById('partner')?.focus();
        else handover.mutate(partner.id);
      }}
      onClose={onClose}
    >
      <PartnerChoice
        ownerId={opportunity.owner.id}
        value={partner}
        error={isMissing && partner === null ? say('opportunities.handover.choose') : undefined}
        onChange={setPartner}
      />
    </ConfirmDialog>
  );
}

interface PartnerChoiceProps {
  ownerId: string;
  value: Account | null;
  error: string | undefined;
  onChange: (partner: Account | null) => void;
}

function PartnerChoice({ ownerId, value, error, onChange }: PartnerChoiceProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS);
  const found = useQuery({
    ...listAllUsersOptions({
      query: {
        role: 'Partner',
        status: 'active',
        sort: 'name',
        page_size: MAX_FOUND,
        ...(search !== '' && { search }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const others = (found.data?.data.data ?? []).filter(({ id }) => id !== ownerId);
  // The list starts over once it closes, and may no longer hold the chosen one.
  const shown = value && !others.some(({ id }) => id === value.id) ? [value, ...others] : others;
  return (
    <Combobox
      name="partner"
      isInDialog
      label={say('opportunities.handover.partner')}
      hint={say('opportunities.handover.partnerHint')}
      error={error}
      options={shown.map(toOption)}
      value={value?.id ?? null}
      onChange={(id) => onChange(shown.find((account) => account.id === id) ?? null)}
      onQuery={setTyped}
      isLoading={found.isFetching || search !== typed.trim()}
      emptyText={found.isError ? say('opportunities.handover.notLoaded') : say('opportunities.handover.noneFound')}
    />
  );
}

const toOption = (account: Account) => ({ value: account.id, label: accountNameOf(account), hint: account.email });
