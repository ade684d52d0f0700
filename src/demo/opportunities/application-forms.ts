/** Questions of the demo organisations, with applicants' answers and the organisations' messages. */

interface FormQuestion {
  text: string;
  isRequired: boolean;
  /** Applicants' answers. */
  answers: readonly string[];
}

export interface ApplicationForm {
  requiresMessage: boolean;
  questions: readonly FormQuestion[];
  acceptMessage: string;
  declineMessage: string;
  /** Why people apply. */
  reasons: readonly string[];
}

/** The type's name in the database. */
export const APPLICATION_FORMS: Readonly<Record<string, ApplicationForm>> = {
  Scholarship: {
    requiresMessage: true,
    questions: [
      {
        text: 'What have you kept going for longer than a year?',
        isRequired: true,
        answers: [
          'A Saturday reading circle for the children on our street. We started with four and are now nineteen.',
          'The rain gauge at my grandmother’s house. I’ve written down every millimetre since March 2024.',
          'A small nursery behind the school. The first trees are taller than I am.',
          'Our neighbourhood’s compost round: eleven households, two wheelbarrows, every Tuesday.',
        ],
      },
      {
        text: 'Who could tell us about your work?',
        isRequired: false,
        answers: [
          'My former biology teacher, who still comes along on planting days.',
          'The head of our fishing cooperative. She has seen me turn up in every kind of weather.',
          'The nurse at the health post where I volunteer on Thursdays.',
        ],
      },
    ],
    acceptMessage:
      'Congratulations, and welcome. Please send us a copy of your last certificate and of an identity document within two weeks. We’ll call you to agree on the first payment and on where you’ll live. Term starts on the first Monday of next month.',
    declineMessage:
      'Thank you for applying. We had many more good applications than places this year. Please try again next time: people who were turned down once are often accepted later.',
    reasons: [
      'I’m the first in my family to finish school, and I’d like to study what I’ve been doing by hand for years.',
      'I’ve learnt a great deal outdoors and very little from books. I want to be able to measure what we do and explain it to others.',
      'I started two years ago at our local polytechnic and had to stop when the fees went up. I’d like to finish.',
      'People here ask me questions that I can’t answer yet. That’s why I want to study.',
    ],
  },
  Fellowship: {
    requiresMessage: true,
    questions: [
      {
        text: 'Which place would you look after, and why that one?',
        isRequired: true,
        answers: [
          'The upper spring. It dries out two weeks earlier every year, and nobody has asked why.',
          'The slope behind the primary school, where the wall moved by a hand’s breadth last winter.',
          'The last stretch of the stream before the market. Everyone passes it, and nobody looks.',
          'The terraces my uncle gave up. If they hold, the houses below them will hold too.',
        ],
      },
      {
        text: 'What would you like to learn in your year?',
        isRequired: false,
        answers: [
          'How to run a meeting that ends with a decision.',
          'Mapping, and how to read soil without a laboratory.',
          'How to write to a city council so that it answers.',
        ],
      },
    ],
    acceptMessage:
      'You’re in, and we’re glad. We’ll all meet for the first time on Saturday the week after next, at nine, at the workshop. Bring sturdy shoes, a water bottle and two hours of patience for forms. Your mentor will call you before then.',
    declineMessage:
      'Thank you for the care you put into this. The group is small and we had to choose a mix of places. We’d like to keep in touch about the next round.',
    reasons: [
      'I’ve been doing this work on Sundays for three years. I’d like to find out what happens when it gets my whole week.',
      'My neighbours already call me when it rains hard. I’d like to know what to tell them.',
      'I’ve worked alone for long enough. What I miss is people who do the same thing on another slope.',
      'I was in the assembly that lost its case last year, and I want to help prepare the next one properly.',
    ],
  },
  Internship: {
    requiresMessage: false,
    questions: [
      {
        text: 'What have you built, mended or grown with your own hands?',
        isRequired: true,
        answers: [
          'A chicken house from pallets. It’s on its second roof, and the second one is better.',
          'Bicycles, mostly. I keep six of them on the road for our delivery group.',
          'The benches in our community garden, together with my aunt, who is a carpenter.',
          'Nothing big yet. I repair radios and I’m careful with tools.',
        ],
      },
    ],
    acceptMessage:
      'Good news: we’d like you to join us. Your first day is Monday in two weeks, at seven in the morning. Bring closed shoes and your bank details; gloves, goggles and lunch are here. Write to us if you need a room.',
    declineMessage: 'Thank you for applying. All places have gone this time. We’ll open the next round in spring.',
    reasons: [
      'I want to learn a trade from people who practise it, not from videos.',
      'I finish school in June and would rather begin with work than with more school.',
      'I’ve walked past your workshop for years. I’d like to see it from the inside.',
    ],
  },
  Grant: {
    requiresMessage: true,
    questions: [
      {
        text: 'What would the money buy?',
        isRequired: true,
        answers: [
          'Forty pairs of gloves, two pumps, lunch for twelve Saturdays and the hire of a lorry for three days.',
          'Seedlings and fencing wire. We have the labour and the land already.',
          'Water tests every month for a year, and a noticeboard where people can read the results.',
          'Paint, brushes and a scaffold for two weeks. The drawings are done.',
        ],
      },
      {
        text: 'How would someone else see that it was done?',
        isRequired: true,
        answers: [
          'A photo from the same bend of the path on the first of each month, and the test results on our wall.',
          'Count the trees: each has a number, and the list hangs in the school.',
          'Come and walk it with us. We’ll also send the receipts.',
        ],
      },
    ],
    acceptMessage:
      'Your project is approved. We’ll transfer the first half once we have your account details and a date to start. Please keep every receipt, take the photos we agreed on, and call us early if something goes wrong. It usually does, and that’s fine.',
    declineMessage:
      'Thank you for your idea. We couldn’t see from your application who would look after it once the money is spent. If you can tell us that, please apply again.',
    reasons: [
      'We’re a group of eleven neighbours with a stream behind our houses and more willingness than money.',
      'Last year we did it with borrowed tools and got half of it done. We’d like to do the other half.',
      'The school has asked us to carry on, and the parents will help. What we lack is material.',
    ],
  },
  Volunteering: {
    requiresMessage: false,
    questions: [
      {
        text: 'Is there anything you can’t do or eat?',
        isRequired: false,
        answers: [
          'I can’t lift much because of my back, but I can sort, cook and write labels.',
          'I don’t eat meat. Everything else is fine.',
          'Nothing. I’m used to early mornings too.',
        ],
      },
    ],
    acceptMessage:
      'Lovely, you’re on the list. We meet at the gate at eight. Bring a hat, a bottle and clothes that can get dirty; we have tools and lunch. If you can’t come after all, please let us know so that someone else can have your place.',
    declineMessage: 'Thank you for offering. We’re full this time and would love to see you at the next one.',
    reasons: [
      'My sister came last year and hasn’t stopped talking about it.',
      'I sit at a desk all week and want to use my hands for something.',
      'I’d like to bring my two teenagers, who say they’d rather not, and who will love it.',
    ],
  },
  Training: {
    requiresMessage: false,
    questions: [
      {
        text: 'What will you use the course for?',
        isRequired: true,
        answers: [
          'I’m the treasurer of our water committee and I’d like to sleep at night.',
          'I’ll pass it on at our women’s group, in our own language.',
          'For the warning chain on our hill. I’m the one who has to ring the bell.',
          'To stop guessing.',
        ],
      },
    ],
    acceptMessage:
      'You have a place. The first session is on Saturday at nine; the address and a map are on our site. Please bring a notebook and something to share for lunch.',
    declineMessage:
      'Thank you for your interest. The group is full. We’ll repeat the course and will announce it here.',
    reasons: [
      'I’ve been doing this without knowing how for two years. It’s time.',
      'Our group chose me to learn it and teach the others.',
      'I missed the last course by a day and put a reminder in my calendar for this one.',
    ],
  },
  Competition: {
    requiresMessage: true,
    questions: [],
    acceptMessage:
      'You’re through to the second round. The budget for your model is on its way; we need drawings to scale within six weeks. The jury’s comments come in a separate letter.',
    declineMessage:
      'Thank you for your entry. It didn’t reach the second round; the jury’s comments come in a separate letter.',
    reasons: [
      'Our design is for four people to carry and one to repair. We built a first one from scrap and cooked on it for a month.',
      'We’re a school class of twenty-six. The drawing is by all of us and the sums are by Thandi.',
    ],
  },
};

/** Remarks that fit any application. */
export const GENERAL_REMARKS: readonly string[] = [
  'You can see on my profile what I’ve done so far. The parts that went wrong taught me the most.',
  'I can start whenever you need me, and I live half an hour away by bus.',
  'I’d bring time, a good pair of boots and two friends who have already asked when it starts.',
  'I’m not good at writing, but I’m good at turning up.',
  'I’ve read what last year’s group wrote about it and would like to carry on from there.',
  'I look after my mother in the mornings. If the hours can be moved a little, I’m yours for the rest of the day.',
];
