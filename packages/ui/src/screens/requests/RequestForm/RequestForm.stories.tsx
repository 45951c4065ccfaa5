import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { requestForm as arabic } from '../../../messages/ar/requestForm.ts';
import { stale } from '../../../components/StaleNotice/StaleNotice.fixtures.ts';
import {
  arabicDoctor,
  longDoctor,
  noPatient,
  offline,
  pauses,
  requestFormViews,
  requestSubmissions,
} from './RequestForm.fixtures.ts';
import { RequestFormScreen } from './RequestForm.tsx';
import { retry } from '../../shared/retry.fixtures.ts';

const meta = preview.meta({
  title: 'Screens/Patient/Request form',
  component: RequestFormScreen,
  tags: ['screen', 'persona:patient'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: requestFormViews.ready,
    submission: requestSubmissions.idle,
    onSubmit: fn(),
    onRetry: fn(),
    doctorsHref: '#doctors',
    onDirtyChange: fn(),
  },
});

export const Ready = meta.story();

/** The patient types; the count says what is left. Input that is deleted again counts as no change. */
export const Typing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const text = 'My knee has hurt for two weeks.';
    const description = canvas.getByLabelText('Description');
    await userEvent.type(description, 'My');
    await userEvent.clear(description);
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await userEvent.type(description, text);
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByText('3,969 characters left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send Request' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ description: text });
  },
});

/** The first request opens the whole record. */
export const OpensRecord = meta.story({
  args: { view: { ...requestFormViews.ready, access: 'opened' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^When you send this, Dr\. .+ can read your record/),
    ).toBeVisible();
    await expect(canvas.queryByText(/^Choose what/)).toBeNull();
  },
});

/** The patient chooses what the first request opens. */
export const ChoosesSections = meta.story({
  args: { view: { ...requestFormViews.ready, access: 'chosen' } },
  play: async ({ args, canvas, userEvent }) => {
    const text = 'My knee hurts.';
    await userEvent.type(canvas.getByLabelText('Description'), text);
    await userEvent.click(canvas.getByText(/^Choose what Dr\. .+ can read$/));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Readings' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Allergies' }));
    await expect(canvas.getByText(/^Without your allergies/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send Request' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      description: text,
      sections: ['details', 'medicines', 'chronicDiseases'],
    });
  },
});

/** The patient has decided before what the doctor can read. */
export const AlreadyShared = meta.story({
  args: { view: { ...requestFormViews.ready, access: 'shared' } },
});

/** The patient has stopped sharing the record with this doctor: the form asks, and does not tick it by itself. */
export const NoLongerShared = meta.story({
  args: { view: { ...requestFormViews.ready, access: 'stopped' } },
  play: async ({ args, canvas, userEvent }) => {
    const text = 'My knee hurts again.';
    const again = canvas.getByRole('checkbox', { name: /^Let Dr\. .+ see your record again$/ });
    await expect(again).not.toBeChecked();
    await userEvent.type(canvas.getByLabelText('Description'), text);
    await userEvent.click(again);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Request' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      description: text,
      sections: ['details', 'readings', 'medicines', 'chronicDiseases', 'allergies'],
    });
  },
});

/** The doctor receives nothing more from this patient, who learns it before writing. */
export const Declined = meta.story({
  tags: ['state:locked'],
  args: { view: { ...requestFormViews.ready, paused: pauses.declined }, requestsHref: '#requests' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Description')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Your requests' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All doctors' })).toBeVisible();
  },
});

/** As many requests as a patient may have wait for this doctor. */
export const ManyWaiting = Declined.extend({
  args: { view: { ...requestFormViews.ready, paused: pauses.waiting } },
});

/** The patient has sent as many requests as they may in a day. */
export const ManyToday = Declined.extend({
  args: { view: { ...requestFormViews.ready, paused: pauses.day } },
});

/** The limit comes while the patient writes: the input stays. */
export const PausedWhileTyping = meta.story({
  tags: ['state:failed'],
  args: {
    view: { ...requestFormViews.ready, paused: pauses.waiting },
    draft: { kept: { description: 'My knee hurts.' }, onChange: fn() },
    submission: requestSubmissions.failed,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You have 5 requests waiting with Dr\./)).toBeVisible();
    await expect(canvas.getByLabelText('Description')).toHaveValue('My knee hurts.');
  },
});

export const Visitor = meta.story({
  tags: ['!persona:patient', 'persona:visitor', 'state:locked'],
  args: { view: requestFormViews.locked },
});

export const Doctor = meta.story({
  tags: ['!persona:patient', 'persona:doctor', 'state:locked'],
  args: { view: noPatient },
});

/** The doctor has not been loaded yet. */
export const Loading = meta.story({
  tags: ['state:loading'],
  args: { view: requestFormViews.loading },
});

/** Send Request is pressed and the server has not answered yet. */
export const Pending = meta.story({
  tags: ['state:loading'],
  args: { submission: requestSubmissions.pending },
});

/** Send Request is pressed with nothing but blanks. */
export const BlankSent = meta.story({
  tags: ['state:failed'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Description'), '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Request' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByLabelText('Description')).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Send Request is pressed with more than 4,000 characters. */
export const TooLong = meta.story({
  tags: ['state:failed'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Description'));
    await userEvent.paste('A long story. '.repeat(300));
    await expect(canvas.getByText('200 characters too many')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send Request' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The server rejects the request; what was typed stays. */
export const NotSent = meta.story({
  tags: ['state:failed'],
  args: { submission: requestSubmissions.failed },
});

export const Offline = meta.story({ tags: ['state:failed'], args: { submission: offline } });

export const Missing = meta.story({
  tags: ['state:failed'],
  args: { view: requestFormViews.missing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All doctors' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state:failed'],
  args: { view: requestFormViews.failed },
  play: retry,
});

/** Keeps the doctor and the input, and the request can still be sent. */
export const RefreshFailed = meta.story({
  tags: ['state:failed'],
  args: { view: { ...requestFormViews.ready, stale } },
  play: async ({ args, canvas, userEvent }) => {
    const text = 'My knee has hurt for two weeks.';
    await userEvent.type(canvas.getByLabelText('Description'), text);
    await retry({ args, canvas, userEvent });
    await expect(canvas.getByLabelText('Description')).toHaveValue(text);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Request' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ description: text });
  },
});

/** Nearly 4,000 characters are typed. */
export const VeryLong = meta.story({
  tags: ['state:edge'],
  play: async ({ args, canvas, userEvent }) => {
    const description = 'A long story, told in full. '.repeat(142).trim();
    await userEvent.click(canvas.getByLabelText('Description'));
    await userEvent.paste(description);
    await expect(canvas.getByText('25 characters left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send Request' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ description });
  },
});

export const LongName = meta.story({ tags: ['state:edge'], args: { view: longDoctor } });

export const Small = meta.story({ globals: { viewport: { value: 'narrow' } } });

/** The doctor has an Arabic name, and the patient writes in Arabic. */
export const Arabic = meta.story({
  args: { view: arabicDoctor },
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(arabic.description));
    await userEvent.paste('أشعر بالدوار في الصباح منذ أسبوع. ماذا أفعل؟');
    await expect(canvas.getByLabelText(arabic.description)).toHaveAttribute('dir', 'auto');
  },
});
