import { describe, expect, it } from 'vitest';
import { describeError } from './errors.ts';

describe('describeError', () => {
  it('leaves the values out of a database error', () => {
    const error = Object.assign(new Error('duplicate key: (Alder Brook) already exists'), {
      code: '23505',
      severity: 'ERROR',
      table: 'account',
      constraint: 'account_name_unique',
      detail: 'Key (name_key)=(alder brook) already exists.',
    });
    const logged = describeError(error);
    expect(logged).toMatchObject({ code: '23505', constraint: 'account_name_unique' });
    expect(JSON.stringify(logged).toLowerCase()).not.toContain('alder');
  });

  it('keeps the message of a broken connection', () => {
    const message = 'Connection terminated unexpectedly';
    expect(describeError(new Error(message))).toMatchObject({ message });
  });

  it('keeps only the stack of any other error', () => {
    const logged = describeError(new SyntaxError('Unexpected token in "Alder Brook"'));
    expect(logged).toMatchObject({ type: 'SyntaxError', message: 'not kept' });
    expect(logged.stack).toContain('errors.test.ts');
    expect(logged.stack).not.toContain('Alder');
  });
});
