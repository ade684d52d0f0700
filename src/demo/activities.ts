/**
 * Templates for the demo community's impacts. Placeholders are the impact's own numbers ({helpers}, {hours}, {people},
 * {trees}, {co2e}, {waste}), its {city}, and the lists in `phrases.ts`; `:start` capitalises. Every title of an
 * activity fits every one of its texts.
 */
import type { SceneKind } from './drawing/scene-kinds.ts';

export type Range = readonly [least: number, most: number];

export interface Activity {
  /** The type's name in the database. */
  eventType: string;
  scene: SceneKind;
  /** The first goal is always used. */
  goals: readonly number[];
  titles: readonly string[];
  /** Beginnings of the description. */
  openings: readonly string[];
  helpers: Range;
  /** Hours given by each helper. */
  hoursEach: Range;
  people?: Range;
  trees?: Range;
  co2eKg?: Range;
  wasteKg?: Range;
}

/** Work with tools in the open air, rather than a lesson, a kitchen or an evening of advice. */
const OUTDOOR_SCENES: ReadonlySet<SceneKind> = new Set(['planting', 'garden', 'beach', 'street', 'rainBarrel', 'well']);

export const isOutdoors = ({ scene }: Activity): boolean => OUTDOOR_SCENES.has(scene);

/** Where planting trees means mangroves, as the lead article and the form's examples say. */
const MANGROVE_COASTS = new Set(['Saint-Louis', 'Ziguinchor', 'Joal-Fadiouth', 'Mombasa', 'Lagos', 'Kochi', 'Khulna']);

const MANGROVES: Activity = {
  eventType: 'Planting',
  scene: 'planting',
  goals: [14, 13, 15],
  titles: [
    '{trees} mangroves for the creek',
    '{trees} mangroves at low tide',
    'Mangroves where the bank was bare',
    '{helpers} neighbours, {trees} mangroves',
  ],
  openings: [
    'At low tide, {helpers} of us planted {trees} mangroves along the creek near {city}, each with a stake and a number.',
    'Together with {partner}, we planted {trees} mangroves where the storm had left bare mud. We count them again after the rains.',
  ],
  helpers: [6, 60],
  hoursEach: [2, 6],
  trees: [20, 900],
  co2eKg: [0, 4000],
};

export const activityIn = (city: string, activity: Activity): Activity =>
  activity.scene === 'planting' && MANGROVE_COASTS.has(city) ? MANGROVES : activity;

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
    openings: [
      'We planted {trees} {saplings} by {spot} to replace those lost in last year’s storm.',
      '{helpers} of us met at {spot} with spades and {trees} {saplings} from the nursery.',
      'Together with {partner}, we planted and staked {trees} {saplings} around {spot}.',
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
    openings: [
      'With {partner}, we built {beds} raised beds at {spot} and sowed beans, chard and herbs.',
      '{partner:start} chose what to grow at {spot}; we brought the soil, boards and watering cans for {beds} beds.',
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
    openings: [
      'We gave seeds and advice to {people} households around {spot}. The native mix flowers from spring to autumn.',
      '{people} households around {spot} now each look after a box of wild flowers.',
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
    openings: [
      'In one morning, {helpers} of us pulled {waste} kg of rubbish out of {water}.',
      'We worked along {water} from both ends and met in the middle with {waste} kg of rubbish: mostly packaging, plus {oddity}.',
      'With {partner}, we cleared the banks of {water} and weighed everything: {waste} kg.',
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
    openings: [
      '{spot:start} had turned into a dump. {helpers} of us cleared it, and {partner} painted a sign.',
      'We collected {waste} kg around {spot} and sorted it by hand. About half could be recycled.',
      'With gloves and litter pickers we removed {waste} kg, and {spot} is usable again.',
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
    openings: [
      '{people} people came to {spot} to learn how to turn kitchen scraps into compost.',
      'Hosted by {partner}, we built {beds} compost bins at {spot} and showed {people} people how to use them.',
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
      'A weather day for {partner}',
      'What’s warming the air: a class in {city}',
    ],
    openings: [
      'We taught {people} pupils why the climate is warming and what each of us can change at home.',
      '{people} pupils surveyed their school with thermometers and meters, then wrote to the head with their findings.',
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
      'Homework club at {spot}',
      'Reading hour in {city}',
      '{weeks:start} weeks of homework at {spot}',
      'Reading aloud at {spot}',
    ],
    openings: [
      'For {weeks} weeks, we read and did homework with {people} children at {spot}.',
      '{people} children came to {spot} after school, twice a week for {weeks} weeks. By the end, some of them were reading to us.',
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
      'Bookkeeping for market women in {city}',
      'Bookkeeping basics at {spot}',
      '{people} stalls, {people} cash books',
    ],
    openings: [
      '{people} women learned to keep accounts for their stalls at {spot}, and taught the last evening themselves.',
      'A free {weeks}-evening course at {spot} for everyone who sells at the market.',
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
    openings: [
      '{people} girls wrote their first program on borrowed laptops at {spot}. It now runs the weather station they built.',
      'For {weeks} Saturdays, we taught {people} girls to code, hosted by {partner}.',
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
    openings: [
      'Of the {people} things people brought to {spot}, two out of three went home working.',
      '{helpers} of us mended lamps, trousers and kettles, and kept {waste} kg out of landfill.',
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
    openings: [
      'People brought clothes they no longer wear and took home ones they will. {waste} kg changed hands and nothing was sold.',
      '{people} people came to {spot} with bags of clothes and left with others. The leftovers went to {partner}.',
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
    openings: [
      'We repaired {beds} abandoned bicycles and gave them to {partner}.',
      '{people} people repaired their own bicycles with our tools at {spot}.',
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
      '{people} meals from leftovers',
      'A shared kitchen at {spot}',
      'Market rescue in {city}',
      'Soup for {people} at {spot}',
    ],
    openings: [
      'We collected what the market couldn’t sell and cooked {people} meals at {spot}.',
      '{helpers} cooks, {people} guests at {spot} and {waste} kg of good food saved from the bin.',
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
    titles: ['Rescued bread in {city}', 'Thursday boxes from {spot}', '{waste} kg of bread and greens for {city}'],
    openings: [
      'Every Thursday for {weeks} weeks, we took surplus bread and vegetables from shops to families around {spot}: {waste} kg in all.',
      '{beds:start} shops give us what they can’t sell, and {people} households around {spot} get a box a week.',
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
    titles: ['Seed library in {city}', 'Heirloom seeds for {people} new growers', 'Seeds to borrow at {spot}'],
    openings: [
      'We cleaned, dried and labelled heirloom seeds. {people} growers took some home and will bring some back.',
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
    openings: [
      'With {partner}, we worked the shared field for {weeks} weeks and shared the harvest among {people} households.',
      'The shared field near {city} has fed {people} households in its first season.',
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
      'One table, one cuff, {people} people',
    ],
    openings: [
      'Nurses and students checked the blood pressure of {people} people at {spot} and referred some to a doctor the same day.',
      'With {partner}, we spent a day at {spot}: {people} people had their blood pressure taken and left with their results on a card.',
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
      'First aid with {partner}',
    ],
    openings: [
      'At {spot}, {people} people learned what to do in the first five minutes of an emergency.',
      'Recovery position, bleeding, calling for help: {people} people practised until it came naturally.',
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
    openings: [
      'Twice a week for {weeks} weeks, we walked with {people} people who’d been told to exercise more and didn’t want to go alone.',
      'From {spot} and back, twice a week for {weeks} weeks. {people} people joined us, most of them over sixty.',
    ],
    helpers: [2, 8],
    hoursEach: [12, 40],
    people: [12, 60],
  },
  {
    eventType: 'Water',
    scene: 'rainBarrel',
    goals: [6, 3, 11],
    titles: [
      'Rain barrels for {spot}',
      '{beds:start} rain barrels in {city}',
      'Watering the garden from the roof of {spot}',
    ],
    openings: [
      'We built {beds} rain barrels with gutters for {spot}: enough to water the gardens through a dry month.',
      'With {partner}, we set up {beds} barrels to collect rain from the roofs around {spot}.',
    ],
    helpers: [3, 14],
    hoursEach: [5, 16],
    people: [20, 150],
  },
  {
    eventType: 'Water',
    scene: 'well',
    goals: [6, 3],
    titles: ['A well repaired near {city}', 'Water again for {people} people', 'Seals, rope and a pump near {city}'],
    openings: [
      'The pump had been broken for a year. With {partner}, we replaced the seals, and {people} people have water again.',
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
    titles: [
      'Testing the taps of {city}',
      'What’s in the water from {people} taps',
      '{people} samples from around {spot}',
    ],
    openings: [
      'We tested {people} taps and gave the results to the water board.',
      'We took {people} samples from kitchens around {spot}. A map of the results is on display at the town hall.',
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
    openings: [
      'We went door to door with tape, felt and advice, and draught-proofed windows in {people} homes.',
      '{people} homes around {spot} now lose less heat. By our estimate, that avoids {co2e} kg of CO₂e a year.',
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
    openings: [
      'By our estimate, the new panels avoid {co2e} kg of CO₂e a year. Anyone who asks can see the meter readings.',
      'With {partner}, we compared quotes, filled in the forms and helped on installation day. It avoids {co2e} kg of CO₂e a year.',
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
      'A bike bus in {city}',
      'To school by bicycle: {people} children',
      '{weeks:start} weeks of bike buses from {spot}',
    ],
    openings: [
      'Every school morning for {weeks} weeks, {helpers} of us cycled to school with {people} children, starting at {spot}.',
      '{people} children now cycle to school together. We lead, bring up the rear and mend punctures.',
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
      '{co2e} kg of CO₂e avoided in {city}',
    ],
    openings: [
      '{people} people left their cars at home for two weeks and kept a diary. Together they avoided {co2e} kg of CO₂e.',
      'By bus, by bike, on foot or sharing lifts, {people} people went two weeks without a car. By their records, that saved {co2e} kg of CO₂e.',
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
      'Sharing the morning commute in {city}',
    ],
    openings: [
      'We matched {people} people who drive the same route from {spot} every morning. That’s {co2e} kg of CO₂e less so far.',
      '{people} people now share their ride to work. A map at {spot} shows who goes where and when.',
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
    openings: [
      '{people} adults who’d never learned to cycle now can. We practised on the quiet side of {spot}.',
      'For {weeks} Sundays, we held saddles at {spot} until no one needed us to. {people} people can now ride.',
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
    openings: [
      'For {weeks} weeks, we counted birds at dawn by {water} and sent the numbers to the national survey.',
      '{helpers} of us counted birds by {water}, always from the same spot, and submitted every list.',
    ],
    helpers: [3, 16],
    hoursEach: [6, 24],
  },
  {
    eventType: 'Wildlife',
    scene: 'nestBoxes',
    goals: [15, 11],
    titles: ['{beds:start} nesting boxes for {spot}', 'Swifts over {spot}', 'Hammer, boards and {beds} nesting boxes'],
    openings: [
      'We built and put up {beds} nesting boxes around {spot}. {partner:start} will look after them.',
      '{partner:start} cut the boards and we put them together. There are now {beds} nesting boxes around {spot}.',
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
    openings: [
      'On the wettest nights of the year, {helpers} of us carried toads across the road, bucket by bucket.',
      'For {weeks} weeks, we ran a toad fence along the road and emptied its buckets every night.',
    ],
    helpers: [4, 20],
    hoursEach: [6, 20],
  },
  {
    eventType: 'Speaking up',
    scene: 'hearing',
    goals: [16, 11, 10],
    titles: ['A hearing about {spot}', 'Who can use {spot}, and who can’t', '{people} voices about {spot}'],
    openings: [
      'With {partner}, we held a hearing on who can use {spot}, who can’t, and what needs to change. {people} people came.',
      '{people} people said what they want for {spot}. The council of {city} has the minutes.',
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
    openings: [
      'We collected and delivered {people} signatures, and {water} is now on the agenda.',
      'Over {weeks} weekends between {spot} and the market, {people} people signed our petition for {water}.',
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
      'Rent, paperwork and jobs: advice at {spot}',
      '{people} questions at {spot}',
    ],
    openings: [
      '{people} people came to {spot} with questions about rent, paperwork and jobs. Trained volunteers answered them.',
      'Our monthly advice evening at {spot}. This time: {people} questions, mostly about rent.',
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
    openings: [
      '{people} people ran laps around {spot}, and every lap raised money for {partner}.',
      '{people} people ran lap after lap. We swept the route around {spot} before and after.',
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
    openings: [
      'We spent a day baking, playing music and selling at {spot}. Every penny goes to {partner}.',
      '{helpers} of us sold jam, records and books to {people} people at {spot}.',
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
    openings: [
      'We crossed {city} with tape measures and wheelchairs and added {people} doors to an open map.',
      '{people} entrances around {spot} are now on the open map, with their width, steps and doorbell.',
    ],
    helpers: [3, 14],
    hoursEach: [5, 16],
    people: [25, 220],
  },
  {
    eventType: 'Something else',
    scene: 'longTable',
    goals: [10, 4, 16],
    titles: [
      'Language exchange at {spot}',
      'Dinner and conversation at {spot}',
      '{people} people, eleven languages, {spot}',
    ],
    openings: [
      'Once a week, newcomers and long-time residents eat and talk together at {spot}. {people} people have come so far.',
      'For {weeks} weeks, our long table at {spot} was open to everyone. {people} people sat down with us.',
    ],
    helpers: [2, 10],
    hoursEach: [6, 20],
    people: [20, 140],
  },
];
