import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { oddPressures } from '../../components/Readings/Readings.fixtures.ts';
import {
  requestListViews,
  sampleRequests,
} from '../../components/RequestList/RequestList.fixtures.ts';
import {
  allergyViews,
  arabicPatient,
  barePatient,
  chronicDiseaseViews,
  longPatient,
  medicineViews,
  patientProfileViews,
  pressureViews,
  sugarViews,
} from './PatientProfile.fixtures.ts';
import { PatientProfileScreen } from './PatientProfile.tsx';

const idle = { status: 'idle' as const };
const failed = {
  status: 'failed' as const,
  failure: {
    title: 'The reading was not saved',
    message: 'The server did not answer. What you typed is still here. Try again.',
  },
};
const closed = {
  open: false,
  submission: idle,
  onOpen: fn(),
  onCancel: fn(),
  onSave: fn(),
};
const histories = {
  tab: 'medicine' as const,
  onTabChange: fn(),
  medicines: medicineViews.ready,
  chronicDiseases: chronicDiseaseViews.ready,
  allergies: allergyViews.ready,
};
const requests = {
  view: {
    status: 'ready' as const,
    requests: sampleRequests(3, true),
    totalCount: 3,
    more: 'none' as const,
  },
  answered: true,
  onAnsweredChange: fn(),
  onShowMore: fn(),
  onRetry: fn(),
};

const meta = preview.meta({
  title: 'Screens/PatientProfile',
  component: PatientProfileScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: patientProfileViews.ready,
    tab: 'info' as const,
    onTabChange: fn(),
    medical: closed,
    pressures: pressureViews.ready,
    sugars: sugarViews.ready,
    addPressure: { submission: idle, saves: 0, onSave: fn() },
    addSugar: { submission: idle, saves: 0, onSave: fn() },
    requests,
    histories,
    onRetry: fn(),
    onRetryReadings: fn(),
    onRetryHistories: fn(),
  },
  // The owner of this screen keeps tabs, overlay and saves; here they are kept in its place.
  render: function Render(args) {
    const [tab, setTab] = useState(args.tab);
    const [historyTab, setHistoryTab] = useState(args.histories.tab);
    const [open, setOpen] = useState(args.medical.open);
    const [saves, setSaves] = useState(args.addPressure.saves);
    return (
      <PatientProfileScreen
        {...args}
        tab={tab}
        onTabChange={setTab}
        histories={{ ...args.histories, tab: historyTab, onTabChange: setHistoryTab }}
        medical={{
          ...args.medical,
          open,
          onOpen: () => setOpen(true),
          onCancel: () => setOpen(false),
        }}
        addPressure={{
          ...args.addPressure,
          saves,
          onSave(values) {
            args.addPressure.onSave(values);
            setSaves(saves + 1);
          },
        }}
      />
    );
  },
});

const otherView = { ...patientProfileViews.ready, viewer: 'other' as const };

export const OwnerInfo = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Info' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Requests' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel', { name: 'Medical history' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: 'Edit medical information' })).toBeVisible();
  },
});

export const OtherInfo = meta.story({
  args: { view: otherView },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab', { name: 'Requests' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).toBeNull();
  },
});

export const NothingRecorded = meta.story({
  args: { view: { ...patientProfileViews.ready, patient: barePatient } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('default – not recorded')).toBeVisible();
    await expect(canvas.queryByText('0 kg')).toBeNull();
  },
});

export const LongContent = meta.story({
  args: { view: { ...patientProfileViews.ready, patient: longPatient } },
});

export const Arabic = meta.story({
  args: { view: { ...patientProfileViews.ready, patient: arabicPatient } },
});

export const Loading = meta.story({ args: { view: patientProfileViews.loading } });

export const LockedLogIn = meta.story({
  args: { view: patientProfileViews.locked },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Log in to see this record',
    );
  },
});

export const LockedNoAccess = meta.story({
  args: { view: { status: 'locked', reason: { kind: 'no-access' } } },
});

export const Failed = meta.story({ args: { view: patientProfileViews.failed } });

/** Saving a height records no blood type that nobody chose. */
export const MedicalOverlay = meta.story({
  args: {
    view: { ...patientProfileViews.ready, patient: barePatient },
    medical: { ...closed, open: true },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(screen.getByRole('dialog', { name: 'Edit medical information' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Height/ }), '180');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.medical.onSave).toHaveBeenCalledWith({
      bloodType: undefined,
      heightCm: 180,
      weightKg: undefined,
    });
  },
});

export const MedicalOverlayRefused = meta.story({
  args: { medical: { ...closed, open: true } },
  play: async ({ args, userEvent }) => {
    const height = screen.getByRole('textbox', { name: /^Height/ });
    await userEvent.clear(height);
    await userEvent.type(height, '251');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(
      screen.getByRole('link', { name: 'Height must be between 40 and 250 cm' }),
    ).toBeVisible();
    await expect(args.medical.onSave).not.toHaveBeenCalled();
  },
});

export const OwnerDailyCheck = meta.story({
  args: { tab: 'dailyCheck' },
  play: async ({ args, canvas, userEvent }) => {
    const upper = canvas.getByRole('textbox', { name: 'Upper value (systolic)' });
    const save = canvas.getByRole('button', { name: 'Save blood pressure' });
    await userEvent.type(upper, '120');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Lower value (diastolic)' }), '80');
    await userEvent.click(save);
    await expect(args.addPressure.onSave).toHaveBeenCalledWith({
      systolic: 120,
      diastolic: 80,
    });
    await expect(upper).toHaveValue('');
    await expect(save).toHaveFocus();
    await expect(canvas.getByText('Blood pressure saved')).toBeVisible();
  },
});

export const OtherDailyCheck = meta.story({
  args: { tab: 'dailyCheck', view: otherView },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
  },
});

export const PressureRefused = meta.story({
  args: { tab: 'dailyCheck' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Upper value (systolic)' }), '80');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Lower value (diastolic)' }), '120');
    await userEvent.click(canvas.getByRole('button', { name: 'Save blood pressure' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('greater than the lower value');
    await expect(args.addPressure.onSave).not.toHaveBeenCalled();
  },
});

export const SugarFailed = meta.story({
  args: { tab: 'dailyCheck', addSugar: { submission: failed, saves: 0, onSave: fn() } },
});

export const SugarPending = meta.story({
  args: {
    tab: 'dailyCheck',
    addSugar: { submission: { status: 'pending' }, saves: 0, onSave: fn() },
  },
});

/** A number that is probably in mmol/L is asked about, and nothing is sent before the answer. */
export const SugarInDoubt = meta.story({
  args: { tab: 'dailyCheck' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Blood sugar' }), '5.6');
    await userEvent.click(canvas.getByRole('button', { name: 'Save blood sugar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Is 5.6 in mg/dL?' }));
    await expect(dialog.getByRole('button', { name: 'Go back and change it' })).toHaveFocus();
    await expect(args.addSugar.onSave).not.toHaveBeenCalled();
  },
});

export const SugarConverted = meta.story({
  args: { tab: 'dailyCheck' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Blood sugar' }), '5.6');
    await userEvent.click(canvas.getByRole('button', { name: 'Save blood sugar' }));
    await userEvent.click(await screen.findByRole('button', { name: /save 101 mg\/dL/ }));
    await expect(args.addSugar.onSave).toHaveBeenCalledWith({ mgPerDl: 101 });
  },
});

export const ReadingsEmpty = meta.story({
  args: { tab: 'dailyCheck', pressures: pressureViews.empty, sugars: sugarViews.empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Data for Blood Pressure yet!')).toBeVisible();
    await expect(canvas.getByText('No Data for Blood Sugar yet!')).toBeVisible();
  },
});

export const ReadingsLoading = meta.story({
  args: { tab: 'dailyCheck', pressures: pressureViews.loading, sugars: sugarViews.loading },
});

/** One list fails, the other does not suffer. */
export const PressuresFailed = meta.story({
  args: { tab: 'dailyCheck', pressures: pressureViews.failed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryReadings).toHaveBeenCalledWith('pressures');
    await expect(canvas.getAllByRole('table')).toHaveLength(1);
  },
});

export const ReadingsLocked = meta.story({
  args: {
    tab: 'dailyCheck',
    view: otherView,
    pressures: pressureViews.locked,
    sugars: sugarViews.locked,
  },
});

export const OddReadings = meta.story({
  args: { tab: 'dailyCheck', pressures: { status: 'ready', items: oddPressures } },
});

export const OwnerRequests = meta.story({
  args: { tab: 'requests' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Response/ })).toHaveLength(3);
  },
});

export const OwnerRequestsFailed = meta.story({
  args: { tab: 'requests', requests: { ...requests, view: requestListViews.failed } },
});

/** The owner's tab opened by somebody else shows the profile instead. */
export const RequestsForOther = meta.story({
  args: { tab: 'requests', view: otherView },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Info' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

export const HistoryMedicine = meta.story({
  args: { tab: 'medHistory' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Allergy' }));
    await expect(canvas.getByText('Example pollen')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Medicine' }));
  },
});

export const HistoryChronicDisease = meta.story({
  args: { tab: 'medHistory', histories: { ...histories, tab: 'chronicDisease' } },
});

export const HistoryAllergy = meta.story({
  args: { tab: 'medHistory', histories: { ...histories, tab: 'allergy' } },
});

export const HistoryEmpty = meta.story({
  args: {
    tab: 'medHistory',
    histories: { ...histories, tab: 'allergy', allergies: allergyViews.empty },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None recorded here')).toBeVisible();
  },
});

export const HistoryLoading = meta.story({
  args: { tab: 'medHistory', histories: { ...histories, medicines: medicineViews.loading } },
});

export const HistoryFailed = meta.story({
  args: { tab: 'medHistory', histories: { ...histories, medicines: medicineViews.failed } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryHistories).toHaveBeenCalledWith('medicine');
  },
});
