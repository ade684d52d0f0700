import { describe, expect, it } from 'vitest';
import { withDescriptions } from '#inspector/graph/with-descriptions.ts';

describe('a definition described as its machine', () => {
  const definition = {
    id: 'door',
    description: 'A door.',
    states: {
      open: { description: 'People walk through.', on: { 'door.shut': 'shut' } },
      shut: { states: { locked: { description: 'It has a key.' } } },
    },
  };

  it('takes the descriptions of the machine and of its inner states, and nothing else', () => {
    const machine = {
      id: 'other',
      description: 'Eine Tür.',
      states: {
        open: { description: 'Man geht hindurch.', on: {} },
        shut: { states: { locked: { description: 'Sie hat einen Schlüssel.' } } },
      },
    };
    expect(withDescriptions(definition, machine)).toEqual({
      id: 'door',
      description: 'Eine Tür.',
      states: {
        open: { description: 'Man geht hindurch.', on: { 'door.shut': 'shut' } },
        shut: { states: { locked: { description: 'Sie hat einen Schlüssel.' } } },
      },
    });
  });

  it('keeps what the machine doesn’t describe', () => {
    expect(withDescriptions(definition, { states: {} })).toEqual(definition);
  });
});
