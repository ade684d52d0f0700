/** A program of someone else: what it saw is its output. */
import {
  createGroundswell,
  createImpact,
  GroundswellError,
  getCurrentUser,
  getImpact,
  listImpactEventTypes,
  listMyImpacts,
  logIn,
  logOut,
  rowsOf,
} from 'groundswell-client';
import * as checked from 'groundswell-client/checked';

const { API: url, EMAIL: email, PASSWORD: password } = process.env;

async function failureOf(promise) {
  try {
    await promise;
  } catch (error) {
    // Both entries throw the same class.
    if (error instanceof GroundswellError) return error;
    throw error;
  }
  throw new Error('It answered');
}

const visitor = createGroundswell({ url });
const wrong = await failureOf(logIn(visitor, { body: { email, password: 'none-of-these-herons' } }));
const invalid = await failureOf(checked.logIn(visitor, { body: { email } }));
const { data: session } = await checked.logIn(visitor, { body: { email, password } });
const me = createGroundswell({ url, session });
const { data: person } = await getCurrentUser(me);
const missing = await failureOf(getImpact(me, { path: { id: '0190a000-0000-7000-8000-00000000ffff' } }));

const { data: types } = await listImpactEventTypes(visitor);
const impact = {
  title: 'Forty seedlings',
  description: 'Planted along the lagoon with the whole street, before the rain.',
  eventType: types.data[0].id,
  impactYear: new Date().getFullYear() - 1,
  startDate: `${new Date().getFullYear() - 1}-05-01`,
  endDate: null,
  sdgs: [13],
};
const { data: logged } = await createImpact(me, { body: impact });
const rows = [];
for await (const row of rowsOf(me, checked.listMyImpacts, { query: { page_size: 1 } })) rows.push(row.title);

const withoutToken = await failureOf(listMyImpacts(visitor));
const { status } = await logOut(me);
const nowhere = await failureOf(getCurrentUser(createGroundswell({ url: 'http://127.0.0.1:9/api', token: 'gsw_1' })));
process.stdout.write(
  JSON.stringify({
    read: person.name,
    refused: [wrong.code, wrong.status],
    invalid: [invalid.reason, invalid.errors[0].field],
    missing: [missing.code, missing.status],
    logged: logged.title,
    rows,
    withoutToken: withoutToken.code,
    loggedOut: status,
    unreachable: nowhere.reason,
  }),
);
