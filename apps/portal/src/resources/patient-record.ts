import type { ResponseFormView } from '@medportal/ui';
import { noAccessView, type ReadContext } from '../data/apiClient.ts';
import type { Repeatable } from '../use-repeatable.ts';
import type { Settled } from '../views.ts';
import { loadAllergies, loadChronicDiseases, loadMedicines } from './histories.ts';
import { loadPressures, loadSugars } from './readings.ts';

/**
 * The record of the patient who sent a request, list by list. It waits for the request: whose record it is, the server
 * says, never the address. Without a request to answer nothing is asked for.
 */
export function loadPatientRecord(
  request: Promise<Settled<ResponseFormView>>,
  context: ReadContext,
) {
  const part = <View>(load: (name: string, context: ReadContext) => Promise<View>) => {
    const again = async () => {
      const view = await request;
      return view.status === 'ready' ? load(view.patient.name, context) : noAccessView;
    };
    return { first: again(), again } satisfies Repeatable<View | typeof noAccessView>;
  };
  return {
    allergies: part(loadAllergies),
    medicines: part(loadMedicines),
    chronicDiseases: part(loadChronicDiseases),
    pressures: part(loadPressures),
    sugars: part(loadSugars),
  };
}
