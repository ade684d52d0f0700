/**
 * What the members of the demo community do, in words. A text is put together from parts in braces: the impact's own
 * numbers ({helpers}, {hours}, {people}, {trees}, {co2e}, {waste}), its {city}, and the lists of `phrases.ts`;
 * `:start` makes a part begin a sentence. Any title of an activity fits any of its texts.
 */
import type { SceneKind } from './drawing/scene-kinds.ts';

export type Range = readonly [least: number, most: number];

export interface Activity {
  /** By its name in the database. */
  eventType: string;
  scene: SceneKind;
  /** The first one always. */
  goals: readonly number[];
  titles: readonly string[];
  /** The first lines of the description. */
  told: readonly string[];
  helpers: Range;
  /** Each helper gave. */
  hoursEach: Range;
  people?: Range;
  trees?: Range;
  co2eKg?: Range;
  wasteKg?: Range;
}

export const ACTIVITIES: readonly Activity[] = [
  {
    eventType: 'Planting',
    scene: 'planting',
    goals: [13, 15, 11],
    titles: [
      '{trees} {saplings} for {spot}',
      '{trees} {saplings} planted in {city}',
      'A green edge for {spot}',
      'Shade for {spot}',
      '{helpers} neighbours, {trees} {saplings}',
    ],
    told: [
      'We planted {trees} {saplings} along {spot}, where the last ones were lost to a storm.',
      '{helpers} of us met at {spot} with spades and {trees} {saplings} from the tree nursery.',
      'With {partner} we set {trees} {saplings} around {spot} and tied each one to a stake.',
    ],
    helpers: [6, 60],
    hoursEach: [2, 6],
    trees: [20, 900],
    co2eKg: [0, 4000],
  },
  {
    eventType: 'Planting',
    scene: 'garden',
    goals: [2, 4, 15],
    titles: [
      'A school garden at {spot}',
      '{beds:start} raised beds for {partner}',
      'Vegetables where {spot} used to end',
      'Beans, chard and {partner}',
    ],
    told: [
      'Together with {partner} we dug {beds} raised beds at {spot} and sowed beans, chard and herbs.',
      'What grows at {spot} was chosen by {partner}; we brought the soil, the boards and the watering cans for {beds} beds.',
    ],
    helpers: [4, 25],
    hoursEach: [3, 10],
    people: [20, 140],
    trees: [0, 15],
  },
  {
    eventType: 'Planting',
    scene: 'balconies',
    goals: [11, 15, 13],
    titles: [
      'Seeds for {people} balconies in {city}',
      '{people} window boxes, {people} pollinator stops',
      'Flowers for the bees of {city}',
    ],
    told: [
      'We gave away seeds and advice to {people} households around {spot}; the mix is native and flowers from spring to autumn.',
      '{people} households around {spot} now water a box of wild flowers each.',
    ],
    helpers: [3, 12],
    hoursEach: [3, 8],
    people: [20, 240],
  },
  {
    eventType: 'Clean-up',
    scene: 'beach',
    goals: [14, 12, 6],
    titles: [
      '{waste} kg out of {water}',
      'A morning along {water}',
      'Nets, bottles and {oddity} from {water}',
      '{helpers} people clean {water}',
      '{water:start} before the rains',
    ],
    told: [
      'In one morning {helpers} of us took {waste} kg of rubbish out of {water}.',
      'We walked {water} from both ends and met in the middle with {waste} kg, most of it packaging, and {oddity}.',
      'With {partner} we cleared the banks of {water} and weighed everything: {waste} kg.',
    ],
    helpers: [5, 70],
    hoursEach: [2, 5],
    wasteKg: [25, 900],
    people: [0, 120],
  },
  {
    eventType: 'Clean-up',
    scene: 'street',
    goals: [11, 12],
    titles: [
      '{spot:start} is clean again',
      'Saturday at {spot}: {waste} kg',
      'What {spot} gave back',
      '{waste} kg less around {spot}',
    ],
    told: [
      '{spot:start} had become a dump. {helpers} of us cleared it and {partner} painted a sign.',
      'We collected {waste} kg around {spot} and sorted it by hand; about half could be recycled.',
      'Gloves, tongs and {waste} kg later, {spot} can be used again.',
    ],
    helpers: [4, 40],
    hoursEach: [2, 5],
    wasteKg: [15, 500],
  },
  {
    eventType: 'Teaching',
    scene: 'compost',
    goals: [4, 12, 2],
    titles: [
      'Composting, explained at {spot}',
      'From scraps to soil in {city}',
      'Worms, leaves and patience: a course at {spot}',
    ],
    told: [
      '{people} people came to {spot} to learn how to turn kitchen scraps into soil.',
      'With {partner} as our hosts we built {beds} compost boxes at {spot} and showed {people} people how to feed them.',
    ],
    helpers: [2, 8],
    hoursEach: [3, 12],
    people: [12, 120],
  },
  {
    eventType: 'Teaching',
    scene: 'climateClass',
    goals: [4, 13],
    titles: [
      'Climate class for {people} in {city}',
      'Energy detectives in {city}',
      'A day about weather for {partner}',
      'What warms the air: a class in {city}',
    ],
    told: [
      'We gave a class to {people} pupils: what warms the air, and what each of us can change at home.',
      '{people} pupils went through their school with thermometers and meters and wrote to the head what they found.',
    ],
    helpers: [2, 8],
    hoursEach: [3, 12],
    people: [12, 180],
  },
  {
    eventType: 'Teaching',
    scene: 'reading',
    goals: [4, 10],
    titles: [
      'Homework table at {spot}',
      'Reading hour in {city}',
      '{weeks:start} weeks of homework at {spot}',
      'Reading aloud at {spot}',
    ],
    told: [
      'For {weeks} weeks we sat with {people} children at {spot}, read and did homework together.',
      '{people} children came to {spot} after school, twice a week for {weeks} weeks. Some of them read to us in the end.',
    ],
    helpers: [2, 12],
    hoursEach: [6, 40],
    people: [8, 60],
  },
  {
    eventType: 'Teaching',
    scene: 'sumsClass',
    goals: [5, 8, 4],
    titles: [
      'Book-keeping for market women in {city}',
      'Columns and sums at {spot}',
      '{people} stalls, {people} cash books',
    ],
    told: [
      '{people} women learned to keep the books of their stalls at {spot}; the last evening was theirs to teach.',
      'A course of {weeks} evenings at {spot}, free for everyone who sells at the market.',
    ],
    helpers: [2, 6],
    hoursEach: [8, 30],
    people: [8, 60],
  },
  {
    eventType: 'Teaching',
    scene: 'coding',
    goals: [5, 9, 4],
    titles: [
      'First lines of code for {people} girls',
      'A robot club in {city}',
      '{people} girls build a weather station',
    ],
    told: [
      '{people} girls wrote their first program on borrowed laptops at {spot}; the weather station they built runs on it.',
      'For {weeks} Saturdays we taught {people} girls to code, with {partner} as our hosts.',
    ],
    helpers: [2, 10],
    hoursEach: [6, 36],
    people: [8, 50],
  },
  {
    eventType: 'Repair and reuse',
    scene: 'repairCafe',
    goals: [12, 11, 13],
    titles: [
      'Repair café at {spot}',
      '{people} things mended in {city}',
      'Toasters, zips and kettles at {spot}',
      'Mended at {spot}: {people} things',
    ],
    told: [
      'Of the {people} things that were brought to {spot}, two out of three went home working.',
      '{helpers} of us mended lamps, trousers and kettles; {waste} kg were kept from the tip.',
    ],
    helpers: [4, 20],
    hoursEach: [3, 7],
    people: [20, 160],
    wasteKg: [30, 450],
    co2eKg: [50, 1200],
  },
  {
    eventType: 'Repair and reuse',
    scene: 'clothesSwap',
    goals: [12, 1],
    titles: [
      'Clothes swap at {spot}',
      '{waste} kg of clothes change hands in {city}',
      'A wardrobe for everyone at {spot}',
    ],
    told: [
      'People brought what they no longer wear and took what they do. {waste} kg changed hands, nothing was sold.',
      '{people} people came to {spot} with full bags and left with others. What stayed went to {partner}.',
    ],
    helpers: [4, 16],
    hoursEach: [3, 6],
    people: [30, 220],
    wasteKg: [40, 400],
  },
  {
    eventType: 'Repair and reuse',
    scene: 'bicycles',
    goals: [11, 12, 13],
    titles: [
      '{beds:start} bicycles back on the road in {city}',
      'Open workshop at {spot}',
      'Spokes and patches at {spot}',
    ],
    told: [
      'We repaired {beds} bicycles that had been given up and handed them on to {partner}.',
      'At {spot} everyone could repair their own bicycle with our tools: {people} did.',
    ],
    helpers: [3, 12],
    hoursEach: [4, 9],
    people: [15, 70],
    co2eKg: [40, 900],
    wasteKg: [20, 160],
  },
  {
    eventType: 'Food',
    scene: 'kitchen',
    goals: [2, 1, 12],
    titles: [
      '{people} meals from what was left',
      'A shared kitchen at {spot}',
      'Market rescue in {city}',
      'Soup for {people} at {spot}',
    ],
    told: [
      'We collected what the market could not sell and cooked {people} meals at {spot}.',
      '{helpers} cooks, {people} guests at {spot}, and {waste} kg of good food that did not go to waste.',
    ],
    helpers: [4, 25],
    hoursEach: [3, 8],
    people: [40, 500],
    wasteKg: [40, 600],
  },
  {
    eventType: 'Food',
    scene: 'foodBoxes',
    goals: [2, 12, 1],
    titles: [
      'Bread that was not thrown away in {city}',
      'Thursday boxes from {spot}',
      '{waste} kg of bread and greens for {city}',
    ],
    told: [
      'Every Thursday for {weeks} weeks we brought bread and vegetables from shops to families around {spot}: {waste} kg in all.',
      '{beds:start} shops give us what they cannot sell; {people} households around {spot} get a box a week.',
    ],
    helpers: [3, 14],
    hoursEach: [6, 20],
    people: [25, 200],
    wasteKg: [80, 900],
  },
  {
    eventType: 'Food',
    scene: 'seeds',
    goals: [2, 15, 13],
    titles: ['Seed library in {city}', 'Old varieties, {people} new growers', 'Seeds to borrow at {spot}'],
    told: [
      'We cleaned, dried and labelled seeds of old varieties; {people} growers took some home and will bring some back.',
      'The seed library at {spot} is open: {people} growers have borrowed from it so far.',
    ],
    helpers: [3, 14],
    hoursEach: [4, 16],
    people: [15, 160],
  },
  {
    eventType: 'Food',
    scene: 'harvest',
    goals: [2, 15, 11],
    titles: ['A field for everyone near {city}', 'Harvest with {partner}', '{people} households, one field'],
    told: [
      'With {partner} we worked the shared field for {weeks} weeks and divided the harvest among {people} households.',
      'Rows, weeds and a harvest for {people} households: the shared field near {city} has fed its first season.',
    ],
    helpers: [5, 30],
    hoursEach: [6, 24],
    people: [15, 120],
    co2eKg: [0, 600],
  },
  {
    eventType: 'Health',
    scene: 'bloodPressure',
    goals: [3, 10],
    titles: [
      'Blood pressure checks at {spot}',
      '{people} checks in one day in {city}',
      'A table, a cuff and {people} people',
    ],
    told: [
      'Nurses and students checked the blood pressure of {people} people at {spot}; some were sent on to a doctor the same day.',
      'With {partner} we set up at {spot} for a day: {people} people were measured, listened to and given their numbers on a card.',
    ],
    helpers: [3, 18],
    hoursEach: [4, 9],
    people: [25, 350],
  },
  {
    eventType: 'Health',
    scene: 'firstAid',
    goals: [3, 4],
    titles: [
      'First aid for {people} in {city}',
      'The first five minutes: a course at {spot}',
      '{partner:start} learn first aid',
    ],
    told: [
      '{people} people learned at {spot} what to do in the first five minutes.',
      'Recovery position, bleeding, calling for help: {people} people practised until it was dull.',
    ],
    helpers: [2, 8],
    hoursEach: [4, 14],
    people: [12, 120],
  },
  {
    eventType: 'Health',
    scene: 'walking',
    goals: [3, 11],
    titles: [
      'Walking group of {city}',
      '{weeks:start} weeks on foot around {spot}',
      'Walking, twice a week, with {people}',
    ],
    told: [
      'Twice a week for {weeks} weeks we walked with {people} people who had been told to move more and did not want to go alone.',
      'From {spot} and back, twice a week for {weeks} weeks. {people} people walked along, most of them over sixty.',
    ],
    helpers: [2, 8],
    hoursEach: [12, 40],
    people: [12, 60],
  },
  {
    eventType: 'Water',
    scene: 'rainBarrel',
    goals: [6, 3, 11],
    titles: ['Rain barrels for {spot}', '{beds:start} rain barrels in {city}', 'The roof of {spot} waters the garden'],
    told: [
      'We built {beds} rain barrels and gutters for {spot}: enough for the gardens through a dry month.',
      'With {partner} we led the rain from the roofs around {spot} into {beds} barrels.',
    ],
    helpers: [3, 14],
    hoursEach: [5, 16],
    people: [20, 150],
  },
  {
    eventType: 'Water',
    scene: 'well',
    goals: [6, 3],
    titles: ['A well repaired near {city}', '{people} people draw water again', 'Seals, rope and a pump near {city}'],
    told: [
      'The pump had stood still for a year. With {partner} we changed the seals; {people} people draw water again.',
      'We cleaned the well, tested the water and trained {beds} neighbours to look after the pump.',
    ],
    helpers: [3, 20],
    hoursEach: [6, 24],
    people: [60, 900],
  },
  {
    eventType: 'Water',
    scene: 'tapTests',
    goals: [6, 3, 16],
    titles: ['Testing the taps of {city}', 'What runs from {people} taps', '{people} samples from around {spot}'],
    told: [
      'We tested {people} taps, wrote down what we found and gave it to the water board.',
      '{people} samples from kitchens around {spot}: the map of results hangs at the town hall.',
    ],
    helpers: [3, 14],
    hoursEach: [4, 12],
    people: [30, 240],
  },
  {
    eventType: 'Energy',
    scene: 'draughts',
    goals: [7, 13, 11],
    titles: [
      'Draughts stopped in {people} homes in {city}',
      '{people} warmer homes around {spot}',
      'Tape, felt and {people} windows',
    ],
    told: [
      'We went from door to door with tape, felt and advice, and sealed windows in {people} homes.',
      '{people} homes around {spot} lose less heat: by our own sums that avoids {co2e} kg of CO2e in a year.',
    ],
    helpers: [3, 16],
    hoursEach: [5, 20],
    people: [10, 180],
    co2eKg: [400, 6000],
  },
  {
    eventType: 'Energy',
    scene: 'solar',
    goals: [7, 13],
    titles: ['Panels on the roof of {spot}', 'Sun for {spot}', 'A bulk order of panels for {city}'],
    told: [
      'By our own sums it avoids {co2e} kg of CO2e in a year; the meter readings can be seen by anyone who asks.',
      'With {partner} we compared offers, filled in the forms and lent a hand on the day. It avoids {co2e} kg of CO2e in a year.',
    ],
    helpers: [3, 14],
    hoursEach: [8, 28],
    people: [10, 120],
    co2eKg: [900, 12000],
  },
  {
    eventType: 'Getting around',
    scene: 'bikeTrain',
    goals: [11, 13, 3],
    titles: [
      'A bicycle train in {city}',
      'To school by bicycle: {people} children',
      '{weeks:start} weeks of bicycle trains from {spot}',
    ],
    told: [
      'Every school morning for {weeks} weeks {helpers} of us cycled to school with {people} children, starting at {spot}.',
      '{people} children ride to school together now. We lead, close the line and mend the punctures.',
    ],
    helpers: [3, 14],
    hoursEach: [8, 24],
    people: [10, 70],
    co2eKg: [40, 700],
  },
  {
    eventType: 'Getting around',
    scene: 'busStop',
    goals: [11, 13],
    titles: [
      'Two weeks without a car: {people} people in {city}',
      '{people} cars stay at home in {city}',
      '{co2e} kg of CO2e that {city} did not emit',
    ],
    told: [
      '{people} people left the car at home for two weeks and wrote down how: {co2e} kg of CO2e were not emitted.',
      'Buses, bicycles, lifts and feet: {people} people went two weeks without a car. By their notes that is {co2e} kg of CO2e.',
    ],
    helpers: [2, 10],
    hoursEach: [4, 16],
    people: [12, 150],
    co2eKg: [120, 2500],
  },
  {
    eventType: 'Getting around',
    scene: 'sharedRide',
    goals: [11, 13],
    titles: [
      'Shared rides from {spot}',
      '{people} people, a third of the cars',
      'The same way every morning in {city}',
    ],
    told: [
      'We matched {people} people who drive the same way every morning from {spot}: {co2e} kg of CO2e less so far.',
      '{people} people share their rides to work now. A map at {spot} shows who goes where and when.',
    ],
    helpers: [2, 8],
    hoursEach: [4, 16],
    people: [12, 120],
    co2eKg: [120, 2500],
  },
  {
    eventType: 'Getting around',
    scene: 'cyclingLesson',
    goals: [5, 11, 3],
    titles: ['Cycling lessons at {spot}', '{people} new riders in {city}', 'Never too late to ride: {spot}'],
    told: [
      'Grown-ups who never learned it now ride: {people} of them, on the quiet side of {spot}.',
      'For {weeks} Sundays we held saddles at {spot} until nobody needed it any more. {people} people ride now.',
    ],
    helpers: [3, 12],
    hoursEach: [4, 15],
    people: [8, 50],
  },
  {
    eventType: 'Wildlife',
    scene: 'birds',
    goals: [15, 14],
    titles: ['Counting birds at {water}', '{weeks:start} dawns at {water}', 'Waders, terns and a notebook: {water}'],
    told: [
      'For {weeks} weeks we counted at dawn by {water} and sent the numbers to the national survey.',
      '{helpers} of us counted by {water}, always from the same stones, and sent in every list.',
    ],
    helpers: [3, 16],
    hoursEach: [6, 24],
  },
  {
    eventType: 'Wildlife',
    scene: 'nestBoxes',
    goals: [15, 11],
    titles: ['{beds:start} nesting boxes for {spot}', 'Swifts over {spot}', 'Hammer, boards and {beds} nesting boxes'],
    told: [
      'We built and hung {beds} nesting boxes around {spot}; {partner} will look after them.',
      '{partner:start} sawed, we screwed: {beds} nesting boxes hang around {spot}.',
    ],
    helpers: [4, 18],
    hoursEach: [3, 9],
    people: [10, 50],
  },
  {
    eventType: 'Wildlife',
    scene: 'toads',
    goals: [15],
    titles: [
      'Toads over the road near {city}',
      'The wettest nights of the year near {city}',
      '{helpers} buckets for the toads of {city}',
    ],
    told: [
      'On the wettest nights of the year {helpers} of us carried amphibians across the road, bucket by bucket.',
      'The fence along the road stood for {weeks} weeks; we emptied the buckets every night.',
    ],
    helpers: [4, 20],
    hoursEach: [6, 20],
  },
  {
    eventType: 'Speaking up',
    scene: 'hearing',
    goals: [16, 11, 10],
    titles: ['A hearing about {spot}', 'Who uses {spot}, and who cannot', '{people} voices about {spot}'],
    told: [
      'With {partner} we prepared a hearing: who uses {spot}, who cannot, and what it would take. {people} people came.',
      '{people} people said what {spot} should be; the minutes are with the council of {city}.',
    ],
    helpers: [3, 12],
    hoursEach: [6, 20],
    people: [30, 300],
  },
  {
    eventType: 'Speaking up',
    scene: 'petition',
    goals: [16, 14, 6],
    titles: ['{people} signatures for {water}', '{water:start} on the agenda', 'A petition for {water}'],
    told: [
      'We collected {people} signatures and handed them in; {water} is on the agenda now.',
      'From {spot} to the market and back, {weeks} weekends long: {people} people signed for {water}.',
    ],
    helpers: [3, 15],
    hoursEach: [6, 20],
    people: [150, 900],
  },
  {
    eventType: 'Speaking up',
    scene: 'advice',
    goals: [16, 10, 8],
    titles: [
      'Legal advice evening in {city}',
      'Rent, papers and work: advice at {spot}',
      '{people} questions at {spot}',
    ],
    told: [
      '{people} people came to {spot} to ask about rent, papers and work. Volunteers with the right training answered.',
      'Once a month at {spot}: this time {people} questions, most of them about rent.',
    ],
    helpers: [3, 12],
    hoursEach: [4, 10],
    people: [15, 90],
  },
  {
    eventType: 'Fundraising',
    scene: 'run',
    goals: [17, 4, 1],
    titles: ['A run around {spot}', '{people} runners in {city}', 'Laps around {spot} for {partner}'],
    told: [
      '{people} people ran around {spot}; each lap was worth a little to {partner}.',
      '{people} people, one lap after the other. The route around {spot} was swept before and after.',
    ],
    helpers: [6, 30],
    hoursEach: [4, 9],
    people: [40, 500],
  },
  {
    eventType: 'Fundraising',
    scene: 'bakeSale',
    goals: [17, 1],
    titles: ['Cake, music and a new roof in {city}', 'A sale for {partner}', 'Records, jam and books at {spot}'],
    told: [
      'We baked, played and sold for a day at {spot}. What came in goes to {partner}, to the last coin.',
      '{helpers} of us sold jam, records and books at {spot}; {people} people bought.',
    ],
    helpers: [5, 24],
    hoursEach: [5, 10],
    people: [40, 320],
  },
  {
    eventType: 'Something else',
    scene: 'ramp',
    goals: [10, 11],
    titles: ['A map of {city} for wheelchairs', '{people} doors measured in {city}', 'Steps, ramps and {spot}'],
    told: [
      'We went through {city} with tape measures and wheelchairs and marked {people} doors on an open map.',
      '{people} entrances around {spot} are on the open map now: width, steps, bell.',
    ],
    helpers: [3, 14],
    hoursEach: [5, 16],
    people: [25, 220],
  },
  {
    eventType: 'Something else',
    scene: 'longTable',
    goals: [10, 4, 16],
    titles: ['Language table at {spot}', 'Eating and talking at {spot}', '{people} people, eleven languages, {spot}'],
    told: [
      'Once a week people who arrived lately and people who were always here eat and talk at {spot}. {people} have come so far.',
      'For {weeks} weeks the long table at {spot} was open to everyone; {people} people sat down.',
    ],
    helpers: [2, 10],
    hoursEach: [6, 20],
    people: [20, 140],
  },
];
