import { operations } from '@medportal/api-client';
import { describe, expect, it } from 'vitest';
import { loadContract } from './contract.ts';

const contract = loadContract();

describe('the contract', () => {
  it('has the same operations as the client', () => {
    expect(contract.operations.map(({ id }) => id)).toEqual(Object.keys(operations));
  });

  it('lists a success, 429, 500 and 503 for every operation', () => {
    for (const { id, success, responses } of contract.operations) {
      expect(Object.keys(responses), id).toEqual(
        expect.arrayContaining([String(success), '429', '500', '503']),
      );
    }
  });

  it('resolves references and keeps the keywords beside them', () => {
    const body = contract.operations.find(({ id }) => id === 'registerDoctor')?.input.body;
    expect(JSON.stringify(contract.operations)).not.toContain('$ref');
    expect(body).toHaveProperty(['properties', 'medicalSpecificationId', 'minimum'], 1);
    expect(body).toHaveProperty(
      ['properties', 'medicalSpecificationId', 'description'],
      expect.stringContaining('msId'),
    );
  });

  it('has only the operations that every backend has, without extensions', () => {
    const core = loadContract({ extensions: 'off' });
    const extensions = contract.operations.filter(({ capability }) => capability !== undefined);
    expect(extensions.map(({ id }) => id)).toEqual([
      'declineRequests',
      'getCapabilities',
      'getInbox',
      'markResponsesSeen',
      'listInboxRequests',
      'listAccessLog',
      'listGrants',
      'listPatients',
      'shareRecord',
      'stopSharing',
      'getAccount',
      'getAccountData',
      'updateContact',
      'changeEmail',
      'confirmEmail',
      'updateNotices',
      'unsubscribe',
      'changePassword',
      'closeAccount',
      'listLogIns',
      'listSessions',
      'endOtherSessions',
      'endSession',
      'requestPasswordReset',
      'resetPassword',
    ]);
    expect(contract.operations).toEqual(
      expect.arrayContaining([...core.operations, ...extensions]),
    );
    for (const { path } of extensions) expect(core.methodsOf(path)).toEqual([]);
    expect(contract.capabilities).toEqual({
      inbox: 3,
      accessLog: 1,
      sharing: 2,
      account: 2,
      mail: 1,
      doctorReview: 1,
    });
  });

  it('knows the methods of concrete paths', () => {
    expect(contract.methodsOf('/api/response')).toEqual(['POST']);
    expect(contract.methodsOf('/api/patient/requests')).toEqual(['GET', 'HEAD']);
    expect(contract.methodsOf('/api/accessLog')).toEqual(['GET', 'HEAD']);
    // A doctor may be called Clinic.
    expect(contract.methodsOf('/api/doctor/clinic')).toEqual(['GET', 'HEAD', 'POST']);
    expect(contract.methodsOf('/api/sharing/1')).toEqual(['PUT', 'DELETE']);
    expect(contract.methodsOf('/api/account/sessions')).toEqual(['GET', 'HEAD', 'DELETE']);
    expect(contract.methodsOf('/api/nothing')).toEqual([]);
    expect(contract.methodsOf('/api/medicalspecification')).toEqual([]);
  });
});
