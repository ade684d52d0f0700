/** The report of `npm run generate` and the version check, on small contracts. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSections } from '#cli/contract/change-list.ts';
import { readSources } from '#cli/contract/find-usages.ts';
import { compareInWords, writeMarkdown, writeReport } from '#cli/contract/report.ts';
import { findUnannouncedBreaks, nextMajor, publishRaisedVersion } from '#cli/contract/version.ts';

type Edit = (contract: ReturnType<typeof smallContract>) => void;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a contract change', () => {
  // Together, since each comparison starts a program of its own.
  it('breaks clients if anything they rely on changes', () => {
    const files = write((contract) => {
      const { paths } = contract;
      Reflect.deleteProperty(paths, '/follow');
      Reflect.deleteProperty(paths['/like'].post.responses, '409');
      paths['/impact'].post.operationId = 'addImpact';
      paths['/impact'].get.parameters.push(parameter('year', true));
      Reflect.deleteProperty(impactOf(contract).properties, 'place');
      setField(contract, 'Impact', 'title', { type: 'integer' });
      impactOf(contract).properties.state.enum?.push('archived');
      inputOf(contract).required.push('place');
      setField(contract, 'ImpactInput', 'title', { type: 'string', maxLength: 10 });
      inputOf(contract).properties.state.enum?.pop();
    });
    expect(
      findUnannouncedBreaks(...files)
        .map(({ message }) => message)
        .sort(),
    ).toEqual([
      "In `ImpactInput`: Enum of `state` lost values: 'verified'.",
      'In `ImpactInput`: Properties of `ImpactInput` became required: `place`.',
      "In `ImpactInput`: `maxLength` of `title` changed from '150' to '10'.",
      "In `Impact`: Enum of `state` gained values: 'archived'.",
      'In `Impact`: Property `place` of `Impact` was removed.',
      "In `Impact`: Type of `title` widened from 'string' to 'integer'.",
      'Path `/follow` was removed.',
      'Required `year` query parameter was added.',
      'Response `409` was removed.',
      "`operationId` of operation `POST /impact` changed from 'createImpact' to 'addImpact'.",
    ]);
  });

  it('breaks no client if it only adds optional parts or changes descriptions', () => {
    const files = write((contract) => {
      Object.assign(contract.paths, { '/dislike': contract.paths['/like'] });
      setField(contract, 'Impact', 'mood', { type: 'string' });
      setField(contract, 'ImpactInput', 'mood', { type: 'string' });
      contract.paths['/impact'].get.parameters.push(parameter('year', false));
      Object.assign(impactOf(contract), { description: 'Something done.' });
    });
    const { changes, documentationChanges } = compareInWords(...files);
    expect(changes.map(({ isBreaking }) => isBreaking)).toEqual([false, false, false, false]);
    expect(documentationChanges).toBe(1);
    expect(findUnannouncedBreaks(...files)).toEqual([]);
  });

  it('is reported with the affected calls and files', () => {
    const files = write((contract) => {
      Reflect.deleteProperty(impactOf(contract).properties, 'title');
      setField(contract, 'Impact', 'mood', { type: 'string' });
    });
    const report = writeReport(compareInWords(...files, readSources));
    expect(writeReport(compareInWords(...files))).not.toContain('used in:');
    expect(report).toContain('Breaks existing clients\n  In `Impact`: Property `title`');
    expect(report).toContain('Added\n  The field `mood` of `Impact` is new.');
    expect(report).toContain('calls: GET /impact');
    expect(report).toContain('src/domains/impacts/server/show/present.ts');
  });

  it('is empty if nothing changed', () => {
    const changes = compareInWords(...write(() => undefined));
    expect(writeReport(changes)).toBe('The contract is unchanged since the last commit.\n');
    expect(writeMarkdown(changes)).toBe('The contract is unchanged.\n');
  });

  it('is a section of a change list, which leaves out files and schemas that come with their calls', () => {
    const files = write((contract) => {
      Reflect.deleteProperty(contract.paths, '/follow');
      setField(contract, 'Impact', 'mood', { type: 'string' });
      Object.assign(contract.components.schemas, { Mood: { type: 'string' } });
      contract.paths['/impact'].get.parameters.push(parameter('year', false));
      Object.assign(impactOf(contract), { description: 'Something done.' });
    });
    expect(writeMarkdown(compareInWords(...files, readSources))).toBe(
      [
        '### Breaks existing clients\n',
        '- Path `/follow` was removed. (`POST /follow`)\n',
        '### Added\n',
        '- The parameter `year` of GET /impact is new.',
        '- The field `mood` of `Impact` is new. (`GET /impact`, `POST /impact`, `POST /like`)\n',
        'Descriptions changed: 1 place.\n',
      ].join('\n'),
    );
  });
});

describe('a change of a webhook', () => {
  it('breaks receivers as a change of an answer breaks callers', () => {
    const files = write((contract) => {
      Reflect.deleteProperty(contract.webhooks, 'impact.declined');
      const { properties } = eventOf(contract);
      Reflect.deleteProperty(properties, 'place');
      properties.state.enum?.push('archived');
      eventOf(contract).required.pop();
    });
    const breaks = findUnannouncedBreaks(...files);
    expect(breaks.map(({ message, events }) => [message, events])).toEqual([
      ['The event `impact.declined` was removed.', ['impact.declined']],
      ['In `ImpactEvent`: Properties of `ImpactEvent` are no longer required: `title`.', ['impact.verified']],
      ['In `ImpactEvent`: Property `place` of `ImpactEvent` was removed.', ['impact.verified', 'impact.declined']],
      ["In `ImpactEvent`: Enum of `state` gained values: 'archived'.", ['impact.verified']],
    ]);
  });

  it('breaks no receiver if it adds an event or a field', () => {
    const files = write((contract) => {
      Object.assign(contract.webhooks, { 'impact.reopened': contract.webhooks['impact.verified'] });
      Object.assign(eventOf(contract).properties, { mood: { type: 'string' } });
    });
    expect(findUnannouncedBreaks(...files)).toEqual([]);
    const report = writeReport(compareInWords(...files));
    expect(report).toContain('Added\n  The event `impact.reopened` is new.\n');
    expect(report).toContain(
      '  The field `mood` of `ImpactEvent` is new.\n    events: impact.verified, impact.declined',
    );
  });
});

describe('the first webhooks', () => {
  it('are named', () => {
    const [published, current] = write(() => undefined);
    const before = JSON.parse(readFileSync(published, 'utf8'));
    Reflect.deleteProperty(before, 'webhooks');
    writeFileSync(published, JSON.stringify(before));
    const report = writeReport(compareInWords(published, current));
    expect(report).toContain('The events `impact.verified` and `impact.declined` are new.\n');
  });
});

describe('a change of a scope', () => {
  it('breaks tokens that could make the call', () => {
    const files = write((contract) => {
      contract.paths['/impact'].get['x-scope'] = 'impacts:all';
      contract.paths['/impact'].post['x-scope'] = 'none';
    });
    expect(findUnannouncedBreaks(...files).map(({ message }) => message)).toEqual([
      'GET /impact takes a token with the scope `impacts:all` instead of `impacts:read`.',
      'POST /impact takes no token of a program any more.',
    ]);
  });

  it('breaks none if calls get their first, or a new call has one', () => {
    const files = write((contract) => {
      for (const { post } of [contract.paths['/like'], contract.paths['/follow']]) {
        Object.assign(post, { 'x-scope': 'impacts:write' });
      }
      const dislike = { ...contract.paths['/follow'].post, operationId: 'dislike', 'x-scope': 'impacts:write' };
      Object.assign(contract.paths, { '/dislike': { post: dislike } });
    });
    expect(findUnannouncedBreaks(...files)).toEqual([]);
    expect(writeMarkdown(compareInWords(...files))).toBe(
      [
        '### Added\n',
        '- Tokens with the scope `impacts:write` can make 2 more calls. (`POST /follow`, `POST /like`)',
        '- POST /dislike is new.\n',
      ].join('\n'),
    );
  });

  it('is none if calls are said to take no token, as before', () => {
    const files = write((contract) => {
      for (const { post } of [contract.paths['/like'], contract.paths['/follow']]) {
        Object.assign(post, { 'x-scope': 'none' });
      }
    });
    expect(compareInWords(...files).changes).toEqual([]);
  });
});

describe('the published contract', () => {
  const breaking: Edit = (contract) => Reflect.deleteProperty(contract.paths, '/like');

  it('is kept while the version is the same, whatever changes', () => {
    const [published, present] = write(breaking);
    const before = readFileSync(published, 'utf8');
    expect(publishRaisedVersion(published, present, changeList())).toBe(false);
    expect(readFileSync(published, 'utf8')).toBe(before);
    expect(existsSync(changeList())).toBe(false);
  });

  it('is kept if the version is raised too little for a breaking change', () => {
    const [published, present] = write(breaking, '1.5.0');
    expect(publishRaisedVersion(published, present, changeList())).toBe(false);
    expect(findUnannouncedBreaks(published, present)).toHaveLength(1);
  });

  it('becomes the present one once the version is raised enough', () => {
    const [published, present] = write(breaking, nextMajor('1.4.0'));
    expect(findUnannouncedBreaks(published, present)).toEqual([]);
    expect(publishRaisedVersion(published, present, changeList())).toBe(true);
    expect(readFileSync(published, 'utf8')).toBe(readFileSync(present, 'utf8'));
    expect(publishRaisedVersion(published, present, changeList())).toBe(false);
  });

  it('is told in the change list, above the versions before', () => {
    for (const version of ['1.5.0', '1.6.0']) {
      const files = write((contract) => setField(contract, 'Impact', 'mood', { type: 'string' }), version);
      expect(publishRaisedVersion(...files, changeList())).toBe(true);
    }
    expect(readFileSync(changeList(), 'utf8')).toMatch(
      /^# Changes of the contract\n\n## 1\.6\.0\n\n### Added\n\n- The field `mood` [^#]*\n\n## 1\.5\.0\n/,
    );
    expect(readSections(changeList()).map((section) => section.split('\n')[0])).toEqual(['## 1.6.0', '## 1.5.0']);
  });
});

const changeList = () => join(folder, 'CHANGELOG.md');

/** @returns the paths of the contract before and after the edit. */
function write(edit: Edit, version = '1.4.0'): [before: string, after: string] {
  const [before, after] = [smallContract('1.4.0'), smallContract(version)];
  edit(after);
  const paths: [string, string] = [join(folder, 'before.json'), join(folder, 'after.json')];
  writeFileSync(paths[0], JSON.stringify(before));
  writeFileSync(paths[1], JSON.stringify(after));
  return paths;
}

type Contract = ReturnType<typeof smallContract>;
const impactOf = (contract: Contract) => contract.components.schemas.Impact;
const eventOf = (contract: Contract) => contract.components.schemas.ImpactEvent;
const inputOf = (contract: Contract) => contract.components.schemas.ImpactInput;
const setField = (contract: Contract, schema: 'Impact' | 'ImpactInput', field: string, value: object) =>
  Object.assign(contract.components.schemas[schema].properties, { [field]: value });
const parameter = (name: string, required: boolean) => ({ name, in: 'query', required, schema: { type: 'string' } });

function smallContract(version: string) {
  const answer = (schema: string) => ({
    description: 'Read.',
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
  });
  const event = (operationId: string) => ({
    post: { operationId, requestBody: answer('ImpactEvent'), responses: { '204': { description: 'Received.' } } },
  });
  const state = () => ({ type: 'string', enum: ['pending', 'verified'] });
  return {
    openapi: '3.1.0',
    info: { title: 'Small', version },
    paths: {
      '/impact': {
        get: {
          operationId: 'getImpact',
          'x-scope': 'impacts:read',
          parameters: [parameter('id', true)],
          responses: { '200': answer('Impact') },
        },
        post: {
          operationId: 'createImpact',
          'x-scope': 'impacts:write',
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/ImpactInput' } } } },
          responses: { '201': answer('Impact') },
        },
      },
      '/like': {
        post: { operationId: 'likeImpact', responses: { '200': answer('Impact'), '409': { description: 'Not now.' } } },
      },
      '/follow': { post: { operationId: 'follow', responses: { '200': answer('Impact') } } },
    },
    webhooks: { 'impact.verified': event('impactVerified'), 'impact.declined': event('impactDeclined') },
    components: {
      schemas: {
        ImpactEvent: objectOf({ title: { type: 'string' }, place: { type: 'string' }, state: state() }),
        Impact: objectOf({ title: { type: 'string' }, place: { type: 'string' }, state: state() }),
        ImpactInput: objectOf({
          title: { type: 'string', maxLength: 150 },
          place: { type: 'string' },
          state: state(),
        }),
      },
    },
  };
}

interface Field {
  type: string;
  maxLength?: number;
  enum?: string[];
}

function objectOf(properties: { title: Field; state: Field; place?: Field }) {
  return { type: 'object', description: 'Something.', required: ['title'], properties };
}
