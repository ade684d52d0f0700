/** The second half of a description: what is offered, what is asked, how it is decided. */

/** By the type's name in the database. */
export const TERMS: Readonly<Record<string, readonly string[]>> = {
  Scholarship: [
    'It pays fees, books and a monthly amount for rent and food, and somebody to call when things get difficult. Marks matter less than what you have kept going for longer than a year.',
    'Fees go to the university, the rest to you at the start of each month. There is no age limit. We ask for one letter, from a person who has worked beside you.',
    'It covers two years and can be paused for one. You send us your results and a page about your work at the end of each term.',
  ],
  Fellowship: [
    'Fellows receive a stipend, travel within the region and a mentor. Four days a week belong to the work on site, one to what you want to learn.',
    'There is a stipend, a desk and a small budget that you decide about yourself. At the end stands a public evening at which you tell what did not work.',
    'You stay where you live and meet the others for two weeks in the middle of it. Care for children or parents is paid for those weeks.',
  ],
  Internship: [
    'It is paid by the hour, at the rate of the trade. Somebody is there every day to show how, and you leave with a written account of what you have learnt.',
    'Thirty hours a week, paid monthly; a room can be found. You need no certificate, but hands that like to be busy.',
    'There is a wage, lunch and a ticket for the bus. Bring curiosity, closed shoes and a language that we can talk in.',
  ],
  Grant: [
    'Half is paid at the start, half when you have sent photographs and the receipts. Groups without a bank account can be paid through a neighbouring association.',
    'We answer within three weeks. One page is enough: what you will do, with whom, what it costs, and how somebody else could tell that it was done.',
    'The money may be spent on material, wages, rent and food. It may not be lent, and not be used for campaigns of a party.',
  ],
  Volunteering: [
    'Travel, a bed where it is needed, and three meals are paid. You are insured from door to door.',
    'Come once or each week, alone or with others. Gloves and tools are there, and so is somebody who knows how.',
    'Nobody needs experience. Tell us what you can not do, so that the work can be shared out well.',
  ],
  Training: [
    'It is free, and so is lunch. Whoever has been there for five days of six receives a certificate that employers around here know.',
    'Small groups, much practice, few slides. Recordings are there for those who miss an evening.',
    'Places go by points first and by the order of requests after that. What you make during the course is yours to keep.',
  ],
  Competition: [
    'A jury of seven looks at the entries without their names. All entries are published under a licence that lets others build on them.',
    'Entries by groups are welcome; a school class is a group. The prize is paid in two parts, the second once the thing stands and works.',
    'The first round takes two pages and a drawing. Whoever reaches the second gets a budget for a model.',
  ],
};

export const HOW_DECIDED: readonly string[] = [
  'We read every application within ten days of the deadline and write to everyone.',
  'Applications are decided as they come. Do not wait for the last week.',
  'Two of us read each application apart from each other, then we talk.',
  'Questions are answered by telephone on weekday mornings; nobody has to write well to be taken.',
  'People who were turned down last year are welcome to apply again.',
];

export const ADDED_ON_EDIT = 'Added after questions: travel from anywhere in the country is paid in advance.';
export const ADDED_WHEN_SENT_AGAIN =
  'What it costs and who teaches is set out on our site now, as the Admins had asked.';

export const OPPORTUNITY_DECLINE_REASONS: readonly string[] = [
  'It does not say who pays for the material, nor what happens to the designs. Please add both and send it again.',
  'The link leads to a page that is not there. Repair it, and say in two sentences who is behind the offer.',
  'It asks applicants for a fee. Opportunities in this community are free to apply for.',
  'The dates in the text and the deadline differ by a month. Which of them holds?',
];
