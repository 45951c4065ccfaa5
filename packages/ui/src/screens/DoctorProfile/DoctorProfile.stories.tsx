import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { requestListViews } from '../../components/RequestList/RequestList.fixtures.ts';
import type { Editor } from '../../view.ts';
import {
  arabicDoctor,
  bareDoctor,
  doctorProfileViews,
  fullDoctor,
  longDoctor,
} from './DoctorProfile.fixtures.ts';
import { DoctorProfileScreen, type DoctorProfileView } from './DoctorProfile.tsx';

/** An editor as its owner would keep it: open until cancelled. */
function useOpen<Values>(editor: Editor<Values>): Editor<Values> {
  const [open, setOpen] = useState(editor.open);
  return {
    ...editor,
    open,
    onOpen() {
      editor.onOpen();
      setOpen(true);
    },
    onCancel() {
      editor.onCancel();
      setOpen(false);
    },
  };
}

const closed = {
  open: false,
  submission: { status: 'idle' as const },
  onOpen: fn(),
  onCancel: fn(),
  onSave: fn(),
};

const owner: DoctorProfileView = { ...doctorProfileViews.ready, viewer: 'owner' };

const meta = preview.meta({
  title: 'Screens/DoctorProfile',
  component: DoctorProfileScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: doctorProfileViews.ready,
    tab: 'about' as const,
    onTabChange: fn(),
    about: closed,
    clinic: closed,
    requests: {
      view: requestListViews.ready,
      answered: false,
      onAnsweredChange: fn(),
      onShowMore: fn(),
      onRetry: fn(),
    },
    doctorsHref: '#doctors',
    onRetry: fn(),
  },
  render: function Render(args) {
    const [tab, setTab] = useState(args.tab);
    const about = useOpen(args.about);
    const clinic = useOpen(args.clinic);
    return (
      <DoctorProfileScreen {...args} tab={tab} onTabChange={setTab} about={about} clinic={clinic} />
    );
  },
});

export const Visitor = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Contact' })).toBeNull();
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).toBeNull();
  },
});

export const Patient = meta.story({
  args: { view: { ...doctorProfileViews.ready, viewer: 'patient', contactHref: '#contact' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact' })).toBeVisible();
  },
});

export const OtherDoctor = meta.story({
  args: { view: { ...doctorProfileViews.ready, viewer: 'doctor' } },
});

export const Owner = meta.story({
  args: { view: owner },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Requests' }));
    await expect(canvas.getByRole('tab', { name: 'Not answered requests' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'About' }));
    await expect(canvas.getByRole('button', { name: 'Edit clinic' })).toBeVisible();
  },
});

export const OwnerRequests = meta.story({ args: { view: owner, tab: 'requests' } });

export const OwnerRequestsEmpty = meta.story({
  args: {
    view: owner,
    tab: 'requests',
    requests: {
      view: requestListViews.empty,
      answered: false,
      onAnsweredChange: fn(),
      onShowMore: fn(),
      onRetry: fn(),
    },
  },
});

export const NothingRecorded = meta.story({
  args: { view: { ...doctorProfileViews.ready, doctor: bareDoctor } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bio...')).toBeVisible();
    await expect(canvas.getByText('No clinic data yet')).toBeVisible();
  },
});

export const UnsafeCv = meta.story({
  args: {
    view: {
      ...doctorProfileViews.ready,
      doctor: { ...fullDoctor, cv: { text: 'javascript:alert(1)' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /javascript/ })).toBeNull();
  },
});

export const LongContent = meta.story({
  args: {
    view: {
      status: 'ready',
      viewer: 'patient',
      contactHref: '#contact',
      doctor: longDoctor,
    },
  },
});

export const Arabic = meta.story({
  args: { view: { ...doctorProfileViews.ready, doctor: arabicDoctor } },
});

export const Loading = meta.story({ args: { view: doctorProfileViews.loading } });

export const Missing = meta.story({ args: { view: doctorProfileViews.missing } });

export const Failed = meta.story({
  args: { view: doctorProfileViews.failed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Cancel forgets what was typed, and the focus goes back to the button that opened the overlay. */
export const AboutOverlayCancelled = meta.story({
  args: { view: owner },
  play: async ({ canvas, userEvent }) => {
    const edit = canvas.getByRole('button', { name: 'Edit about me' });
    await userEvent.click(edit);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit about me' }));
    const bio = dialog.getByRole('textbox', { name: /^Bio/ });
    await expect(bio).toHaveValue(fullDoctor.bio);
    await userEvent.type(bio, ' More.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(edit).toHaveFocus();
    await userEvent.click(edit);
    await expect(screen.getByRole('textbox', { name: /^Bio/ })).toHaveValue(fullDoctor.bio);
  },
});

export const AboutOverlayRefused = meta.story({
  args: { view: owner, about: { ...closed, open: true } },
  play: async ({ args, userEvent }) => {
    const cv = screen.getByRole('textbox', { name: /^CV link/ });
    await userEvent.clear(cv);
    await userEvent.type(cv, 'javascript:alert(1)');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(screen.getByRole('alert')).toHaveFocus();
    await expect(cv).toBeInvalid();
    await expect(args.about.onSave).not.toHaveBeenCalled();
  },
});

export const AboutOverlayFailed = meta.story({
  args: {
    view: owner,
    about: {
      ...closed,
      open: true,
      submission: {
        status: 'failed',
        failure: {
          title: 'Your changes were not saved',
          message: 'The server did not answer. What you typed is still here. Try again.',
        },
      },
    },
  },
});

export const ClinicOverlay = meta.story({
  args: { view: owner, clinic: { ...closed, open: true } },
  play: async ({ args, userEvent }) => {
    const hours = screen.getByRole('textbox', { name: /^Open hours/ });
    await userEvent.clear(hours);
    await userEvent.type(hours, ' Saturdays ');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.clinic.onSave).toHaveBeenCalledWith({
      name: 'Sample Street Clinic',
      location: '1 Sample Street, Exampletown',
      openHours: 'Saturdays',
    });
  },
});

export const ClinicOverlayPending = meta.story({
  args: {
    view: owner,
    clinic: { ...closed, open: true, submission: { status: 'pending' } },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.clinic.onSave).not.toHaveBeenCalled();
  },
});
