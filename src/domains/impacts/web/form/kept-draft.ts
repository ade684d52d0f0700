/** The draft of an impact as this browser keeps it. */
import * as z from 'zod/mini';
import { readDraft } from '../../../../platform/browser/draft-storage.ts';
import { zImpactDraft } from '../../flows/impact-draft.ts';

const zKept = z.object({ draft: zImpactDraft, revision: z.nullable(z.number()) });

export type KeptImpactDraft = z.infer<typeof zKept>;

interface DraftOwner {
  userId: string;
  /** Null for an impact that was not sent yet. */
  impactId: string | null;
}

/** A draft belongs to one person: whoever logs in after them in this browser does not find it. */
export const draftKeyOf = ({ userId, impactId }: DraftOwner): string => `impact ${userId} ${impactId ?? 'new'}`;

/** @returns null as well for a draft of a former form, which can't be read: there is nothing to offer then. */
export async function readKeptDraft(key: string): Promise<(KeptImpactDraft & { at: Date }) | null> {
  const kept = await readDraft(key);
  const parsed = z.safeParse(zKept, kept?.value);
  return kept && parsed.success ? { ...parsed.data, at: kept.at } : null;
}
