import { mock } from '@medportal/api-client/msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expandRecord } from '../../../../../packages/ui/src/testing/expandRecord.ts';
import { fill } from '../../testing/flows/fill.ts';
import { paths } from '../../paths.ts';
import { wireUnanswered } from '../../testing/wireSamples.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';
import { people } from '../../testing/people.ts';
import { mockBackend, mockData } from '../../testing/mockBackend.ts';
import { wireRecord } from '../../testing/wireRecord.ts';
import { dismissToasts, seeToast } from '../../testing/toastSteps.ts';

const ids = {
  requestId: 100,
  doctorId: 7,
  doctorName: people.doctor.name,
  patientId: 3,
  patientName: people.patient.name,
};

const at = (patientName: string) => `${paths.responseForm({ ...ids, patientName })}?tab=medicine`;

const meta = preview.meta({
  title: 'Pages/Response form record',
  component: PortalAt,
  tags: ['persona:doctor'],
  args: { path: at(ids.patientName), viewer: 'doctor' as const },
  parameters: pageParameters,
  beforeEach: ({ msw }) => msw.use(...mockBackend({ ...mockData, requests: [wireUnanswered] })),
});

/** The lists of the patient’s record are loaded, each on its own. */
export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: 'Allergies' })).toHaveTextContent(
      'Birch pollen',
    );
    await expandRecord({ canvas, userEvent });
    await expect(await canvas.findByText('Placebol')).toBeVisible();
    await expect(await canvas.findByText('Sample hypotension')).toBeVisible();
    await expect(await canvas.findByText('117/75 mmHg')).toBeVisible();
    await expect(await canvas.findByText('88 mg/dL (4.9 mmol/L)')).toBeVisible();
  },
});

const asked = fn<(name: string | undefined) => void>();

/** Shows the record of the patient who sent the request, whatever name is in the address. */
export const RecordOfTheSender = meta.story({
  tags: ['state:edge'],
  args: { path: at('Somebody Else') },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mock.listAllergies.ok(({ path }) => {
        asked(path['name']);
        return wireRecord.allergies;
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Allergies' })).toHaveTextContent(
      'Birch pollen',
    );
    await expect(asked.mock.calls).toEqual([[people.patient.name]]);
  },
});

/** The request has been loaded, the patient's allergies have not: the form waits for them. */
export const LoadingAllergies = meta.story({
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(mock.listAllergies.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the request')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
});

/** The whole record fails to load, and the response can still be sent. */
export const AnsweredWithoutTheRecord = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^list\w+ failed: network/] },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.listAllergies.offline(),
      mock.listMedicines.offline(),
      mock.listChronicDiseases.offline(),
      mock.listBloodPressures.offline(),
      mock.listBloodSugars.offline(),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText(/could not be loaded$/)).toHaveLength(5));
    await fill(canvas, userEvent, [['Medicine name', 'Examplazole']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seeToast(canvas, 'Response sent successfully');
    await dismissToasts(canvasElement);
  },
});
