import { createPortalClient } from '@medportal/api-client';
import { examples, handlers, mock } from '@medportal/api-client/msw';
import { setupServer } from 'msw/node';

export async function rehearse() {
  const server = setupServer(
    mock.getDoctor.ok(examples.getDoctor({ name: 'Tara Test' })),
    mock.listSpecializations.empty(),
    mock.listDoctors.fail(503),
    mock.listAllergies.offline(),
    mock.listMedicines.slow(1),
    ...handlers,
  );
  server.listen();
  const portal = createPortalClient({ baseUrl: 'http://portal.test', getToken: () => 'a token' });
  const name = 'Mona Example';
  const doctor = await portal.getDoctor({ name: 'Tara Test' });
  const specializations = await portal.listSpecializations();
  const doctors = await portal.listDoctors();
  const allergies = await portal.listAllergies({ name });
  const medicines = await portal.listMedicines({ name });
  const patient = await portal.getPatient({ name });
  server.close();
  return {
    doctor: doctor.orThrow().name,
    specializations: specializations.orThrow().length,
    doctors: doctors.ok ? 'ok' : doctors.error.status,
    allergies: allergies.ok ? 'ok' : allergies.error.kind,
    medicines: medicines.orThrow().length,
    patient: patient.orThrow().name,
  };
}
