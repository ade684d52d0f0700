import * as z from 'zod/mini';
import { readDraft } from '#platform/browser/draft-storage.ts';
import { zImpactDraft } from '../../flows/impact-draft.ts';

const zKept = z.object({ draft: zImpactDraft, revision: z.nullable(z.number()) });

export type KeptImpactDraft = z.infer<typeof zKept>;

interface DraftOwner {
  userId: string;
  /** Null for a new impact. */
  impactId: string | null;
}

/** Keyed by person, so that nobody else using this browser sees the draft. */
export const draftKeyOf = ({ userId, impactId }: DraftOwner): string => `impact ${userId} ${impactId ?? 'new'}`;

/** @returns null as well for a draft in an outdated format. */
export async function readKeptDraft(key: string): Promise<(KeptImpactDraft & { at: Date }) | null> {
  const kept = await readDraft(key);
  const parsed = z.safeParse(zKept, kept?.value);
  return kept && parsed.success ? { ...parsed.data, at: kept.at } : null;
}
