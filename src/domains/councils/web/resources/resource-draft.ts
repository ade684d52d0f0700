export interface ResourceDraft {
  kind: 'link' | 'file';
  title: string;
  description: string;
  url: string;
  file: File | null;
}

export const EMPTY_RESOURCE: ResourceDraft = { kind: 'link', title: '', description: '', url: '', file: null };
