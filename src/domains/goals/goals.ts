/** The seventeen goals in the United Nations' short wording. */
export interface GoalName {
  number: number;
  name: string;
}

const NAMES = [
  'No poverty',
  'Zero hunger',
  'Good health and well-being',
  'Quality education',
  'Gender equality',
  'Clean water and sanitation',
  'Affordable and clean energy',
  'Decent work and economic growth',
  'Industry, innovation and infrastructure',
  'Reduced inequalities',
  'Sustainable cities and communities',
  'Responsible consumption and production',
  'Climate action',
  'Life below water',
  'Life on land',
  'Peace, justice and strong institutions',
  'Partnerships for the goals',
] as const;

export const GOALS: readonly GoalName[] = NAMES.map((name, index) => ({ number: index + 1, name }));

/** The goal's own colour; it encodes the goal and carries no text. */
export const goalColor = (number: number): string => `var(--color-goal-${number})`;
