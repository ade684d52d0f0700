import { describe, expect, it } from 'vitest';
import { type CruisedModule, findFloors, readDomainGraph } from '#cli/checks/domain-floors.ts';

const imports = (from: string, to: string, ...dependencyTypes: string[]): CruisedModule => ({
  source: `src/domains/${from}`,
  dependencies: [{ resolved: `src/domains/${to}`, dependencyTypes }],
});
const floorsOf = (...modules: CruisedModule[]) => findFloors(readDomainGraph(modules));

const STACKED = [
  imports('impacts/server/a.ts', 'people/model.ts', 'import'),
  imports('impacts/server/b.ts', 'councils/server/c.ts', 'import'),
  imports('councils/server/c.ts', 'people/model.ts', 'import'),
  imports('people/model.ts', 'people/names.ts', 'import'),
];

describe('the floors of the domains', () => {
  it('put each domain right above the highest of those it imports', () => {
    expect(floorsOf(...STACKED)).toEqual({ floors: [['people'], ['councils'], ['impacts']], cycle: [] });
  });

  it('name the imports that close a cycle, and nothing that only leads to it', () => {
    const { floors, cycle } = floorsOf(
      ...STACKED,
      imports('councils/server/d.ts', 'impacts/server/b.ts', 'dynamic-import'),
      imports('administration/server/e.ts', 'councils/server/c.ts', 'import'),
    );
    expect(floors).toEqual([['people']]);
    expect(cycle.toSorted()).toEqual([
      'src/domains/councils/server/d.ts → src/domains/impacts/server/b.ts',
      'src/domains/impacts/server/b.ts → src/domains/councils/server/c.ts',
    ]);
  });

  it('leave out imports of types', () => {
    const types = imports('people/server/x.ts', 'impacts/server/a.ts', 'import', 'type-only');
    expect(floorsOf(...STACKED, types).cycle).toEqual([]);
  });
});
