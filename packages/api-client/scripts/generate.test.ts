import { describe, expect, it } from 'vitest';
import { node, type Node, readContract } from './contract.ts';
import { committed, generatedFiles } from './generate.ts';

const contract = await readContract();
const readme = await committed('README.md');

function changed(changes: Readonly<Record<string, unknown>>): Node {
  const copy = structuredClone(contract);
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.split(' ');
    const last = steps.pop() ?? '';
    const found = steps.reduce((at, step) => node(at[step]), copy);
    Object.assign(found, { [last]: value });
  }
  return copy;
}

const pageOfDoctors = 'paths /api/doctors get responses 200 content application/json example';

describe('generatedFiles', () => {
  it('all change with the contract', async () => {
    const files = await generatedFiles(
      changed({
        'components schemas GenderInput enum': ['Male', 'Female', 'Other', null],
        'components schemas Session required': [],
        'paths /api/doctors get security': [{ bearerAuth: [] }],
        'paths /api/doctors get deprecated': true,
        'components parameters SearchName example': 'vale',
        [pageOfDoctors]: { doctors: [], totalCount: 7 },
      }),
      readme,
    );
    for (const [name, text] of Object.entries(files))
      expect(text, name).not.toBe(await committed(name));
    expect(files['src/generated/constants.ts']).toContain('["Male","Female","Other"]');
    expect(files['src/generated/examples.ts']).toContain(
      'listDoctors: {"doctors":[],"totalCount":7}',
    );
    expect(files['src/generated/operations.ts']).toContain('@deprecated\n   */\n  listDoctors:');
    expect(files['test/samples.ts']).toContain('listDoctors: {"searchName":"vale",');
    expect(files['README.md']).toMatch(/`GET \/api\/doctors` +\| always/);
  });

  it.each([
    ['components schemas DoctorListItem properties name', { anyOf: [] }, 'has `anyOf`'],
    [
      'components schemas Clinic properties itself',
      { $ref: '#/components/schemas/Clinic' },
      'itself',
    ],
    ['components schemas DoctorListItem properties gender', { enum: ['M'] }, 'two different enums'],
  ])('reject an unsupported schema: %s', async (path, value, message) => {
    await expect(generatedFiles(changed({ [path]: value }), readme)).rejects.toThrow(message);
  });

  it('escape comment ends in descriptions', async () => {
    const description = 'One line, with */ in it.\nAnother.';
    const files = await generatedFiles(
      changed({ 'paths /api/doctors get description': description }),
      readme,
    );
    expect(files['src/generated/operations.ts']).toContain(
      '   * One line, with *\\/ in it.\n   * Another.\n   */',
    );
  });

  it('reject a README without the table markers', async () => {
    await expect(generatedFiles(contract, '# A title')).rejects.toThrow('README.md lacks');
  });
});
