/** The second half of a description: what is offered, what is expected, how it is decided. */

/** The type's name in the database. */
export const TERMS: Readonly<Record<string, readonly string[]>> = {
  Scholarship: [
    'It covers fees, books and a monthly allowance for rent and food, and gives you someone to call when things get difficult. Grades matter less than what you’ve kept going for more than a year.',
    'We pay the fees to the university and the rest to you at the start of each month. There’s no age limit. We ask for one reference, from someone who has worked alongside you.',
    'It covers two years and can be paused for one. At the end of each term, you send us your results and a page about your work.',
  ],
  Fellowship: [
    'Fellows receive a stipend, travel within the region and a mentor. You spend four days a week on site and one on what you want to learn.',
    'You get a stipend, a desk and a small budget of your own. It ends with a public evening where you talk about what didn’t work.',
    'You stay at home and meet the other fellows for two weeks halfway through. We pay for childcare or care of relatives during those weeks.',
  ],
  Internship: [
    'We pay by the hour, at the going rate for the trade. There’s someone to teach you every day, and you leave with a written record of what you’ve learnt.',
    'Thirty hours a week, paid monthly. We can help you find a room. You don’t need qualifications, just hands that like to be busy.',
    'You get a wage, lunch and a bus pass. Bring curiosity, closed shoes and a language we share.',
  ],
  Grant: [
    'We pay half up front and half once you’ve sent photos and receipts. If your group has no bank account, we can pay through a local association.',
    'We reply within three weeks. One page is enough: what you’ll do, with whom, what it costs, and how others can see that it was done.',
    'You can spend the money on materials, wages, rent and food, but not on loans or party political campaigns.',
  ],
  Volunteering: [
    'We cover travel, three meals a day and a bed if you need one. You’re insured from door to door.',
    'Come once or every week, alone or with friends. We provide gloves, tools and someone to show you how.',
    'No experience needed. Tell us what you can’t do, so that we can share out the work well.',
  ],
  Training: [
    'The course is free, and so is lunch. If you attend five of the six days, you get a certificate that local employers recognise.',
    'Small groups, lots of practice, few slides. If you miss an evening, there’s a recording.',
    'Places go to applicants with the most points, then first come, first served. You keep what you make.',
  ],
  Competition: [
    'A jury of seven judges entries anonymously. We publish all of them under a licence that lets others build on them.',
    'Groups are welcome to enter, and that includes school classes. We pay the prize in two parts, the second once your entry is built and working.',
    'The first round takes two pages and a drawing. Those who reach the second get a budget for a model.',
  ],
};

export const HOW_DECIDED: readonly string[] = [
  'We read every application within ten days of the deadline and reply to everyone.',
  'We decide on applications as they arrive, so don’t wait until the last week.',
  'Two of us read each application independently, then we compare notes.',
  'Call us with questions on weekday mornings. You don’t have to write well to be accepted.',
  'If we turned you down last year, you’re welcome to apply again.',
];

export const ADDED_ON_EDIT = 'Update: we pay travel from anywhere in the country in advance.';
export const ADDED_WHEN_SENT_AGAIN = 'Our site now explains what it costs and who teaches, as the admins asked.';

export const OPPORTUNITY_DECLINE_REASONS: readonly string[] = [
  'It isn’t clear who pays for materials or what happens to the designs. Please add both and resubmit.',
  'The link is broken. Please fix it, and add two sentences about your organisation.',
  'It asks applicants for a fee. Opportunities in this community are free to apply for.',
  'The dates in the text and the deadline are a month apart. Which is correct?',
];
