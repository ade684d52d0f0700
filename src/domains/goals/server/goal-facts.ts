/** The UN's colour for each goal, and a sentence of our own. */
export interface GoalFacts {
  colour: string;
  description: string;
}

/** By number, the first one at 0. */
export const GOAL_FACTS: readonly GoalFacts[] = [
  { colour: '#e5243b', description: 'Incomes, safety nets and services, so that no one lives in poverty.' },
  { colour: '#dda63a', description: 'Enough good food for everyone, grown without exhausting the soil.' },
  { colour: '#4c9f38', description: 'Care, vaccines, clean air and safe births: long lives in good health.' },
  { colour: '#c5192d', description: 'Schools, teachers and lifelong learning that leave no one out.' },
  { colour: '#ff3a21', description: 'Equal rights, equal pay and equal say, and an end to violence against women.' },
  { colour: '#26bde2', description: 'Safe water and toilets within reach, and rivers and lakes kept clean.' },
  { colour: '#fcc30b', description: 'Energy that people can afford and that doesn’t harm the climate.' },
  { colour: '#a21942', description: 'Safe and fairly paid work, and economies that last.' },
  { colour: '#fd6925', description: 'Roads, networks and factories built to last, and room for new ideas.' },
  { colour: '#dd1367', description: 'Fair chances for everyone, whatever their income, origin, age or ability.' },
  { colour: '#fd9d24', description: 'Homes, streets, parks and transport that work for everyone.' },
  { colour: '#bf8b2e', description: 'Using less, wasting less and repairing more.' },
  { colour: '#3f7e44', description: 'Cutting emissions, and adapting to the changes we can’t avoid.' },
  { colour: '#0a97d9', description: 'Oceans and coasts with less plastic, less overfishing and more life.' },
  { colour: '#56c02b', description: 'Forests, soils and wildlife protected and restored.' },
  { colour: '#00689d', description: 'Safety, justice and public institutions that people can trust.' },
  { colour: '#19486a', description: 'Working together across borders, sectors and generations.' },
];
