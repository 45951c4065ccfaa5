import { mock } from '@medportal/api-client/msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expandRecord } from '../../../../../packages/ui/src/testing/expandRecord.ts';
import { fill } from '../../testing/flows/fill.ts';
import { paths } from '../../paths.ts';
import { wireDoctor, wireUnanswered } from '../../testing/wireSamples.ts';
import { pageParameters, people, PortalAt } from '../../testing/PortalAt.tsx';
import { recordHandlers, wireRecord } from '../../testing/wireRecord.ts';
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
  beforeEach: ({ msw }) => msw.use(mock.getRequest.ok(wireUnanswered), ...recordHandlers()),
});

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

const notice = /The patient has a recorded allergy with this name/;
const notCompared = /We could not check this name/;

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

export const Loading = meta.story({
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(mock.listMedicines.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading medicines')).toBeInTheDocument();
    await expect(await canvas.findByRole('region', { name: 'Allergies' })).toHaveTextContent(
      'Birch pollen',
    );
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
  },
});

export const LoadingAllergies = meta.story({
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(mock.listAllergies.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the request')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
});

export const NothingRecorded = meta.story({
  tags: ['state:empty'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...recordHandlers({
        allergies: [],
        medicines: [],
        chronicDiseases: [],
        pressures: [],
        sugars: [],
      }),
    ),
  play: async ({ canvas }) => {
    // The five lists, and the allergies again beside the medicine.
    await waitFor(() => expect(canvas.getAllByText('None recorded here')).toHaveLength(6));
  },
});

/** The allergies fail twice, and so does the refresh of the request: the input stays, and the third try succeeds. */
export const OneFails = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^listAllergies failed: 500/] },
  beforeEach: ({ msw }) => msw.use(mock.listAllergies.fail(500)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('The allergies could not be loaded')).toBeVisible();
    await expandRecord({ canvas, userEvent });
    await expect(await canvas.findByText('Placebol')).toBeVisible();
    await fill(canvas, userEvent, [['Medicine name', 'Birch pollen']]);
    await expect(canvas.getByText(notCompared)).toBeVisible();
    msw.use(mock.getRequest.fail(500));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry allergies' }));
    await expect(await canvas.findByText('The allergies could not be loaded')).toBeVisible();
    msw.use(mock.listAllergies.ok(wireRecord.allergies));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry allergies' }));
    await expect(await canvas.findByText(notice)).toBeVisible();
    await expect(canvas.getByLabelText('Medicine name')).toHaveValue('Birch pollen');
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
      mock.createResponse.ok(),
      mock.getDoctor.ok(wireDoctor),
      mock.listDoctorRequests.empty(),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText(/could not be loaded$/)).toHaveLength(5));
    await fill(canvas, userEvent, [['Medicine name', 'Examplazole']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seeToast(canvas, 'Response sent successfully');
    await dismissToasts(canvasElement);
  },
});

/** A backend may deny the record to a doctor who can reply: the record is locked, not empty. */
export const Locked = meta.story({
  tags: ['state:locked'],
  beforeEach: ({ msw }) => msw.use(mock.listAllergies.fail(404), mock.listMedicines.fail(403)),
  play: async ({ canvas, userEvent }) => {
    const text = 'Allergies are not shared with you: ask the patient.';
    await expect((await canvas.findAllByText(text))[0]).toBeVisible();
    await expandRecord({ canvas, userEvent });
    await expect(canvas.getAllByText('Not shared with you')).not.toHaveLength(0);
    await expect(canvas.queryByText('None recorded here')).toBeNull();
  },
});
