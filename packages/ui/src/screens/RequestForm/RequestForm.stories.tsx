import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { requestFormViews, requestSubmissions } from './RequestForm.fixtures.ts';
import { RequestFormScreen } from './RequestForm.tsx';

const meta = preview.meta({
  title: 'Screens/RequestForm',
  component: RequestFormScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: requestFormViews.ready,
    submission: requestSubmissions.idle,
    onSubmit: fn(),
    onRetry: fn(),
  },
});

export const Ready = meta.story();

export const Loading = meta.story({ args: { view: requestFormViews.loading } });

export const Visitor = meta.story({ args: { view: requestFormViews.locked } });

export const Doctor = meta.story({
  args: { view: { status: 'locked', reason: { kind: 'no-access' } } },
});

export const Missing = meta.story({ args: { view: requestFormViews.missing } });

export const Failed = meta.story({
  args: { view: requestFormViews.failed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({ args: { submission: requestSubmissions.pending } });

export const NotSent = meta.story({ args: { submission: requestSubmissions.failed } });

export const Typing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const text = 'My knee has hurt for two weeks.';
    await userEvent.type(canvas.getByLabelText('Description'), text);
    await expect(canvas.getByText('3,969 characters left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send Request' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ description: text });
  },
});

export const BlankSent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Description'), '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Request' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByLabelText('Description')).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const TooLong = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Description'));
    await userEvent.paste('A long story. '.repeat(300));
    await expect(canvas.getByText('200 characters too many')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send Request' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const LongName = meta.story({
  args: {
    view: {
      status: 'ready',
      doctor: {
        name: 'Wolfeschlegelsteinhausenbergerdorff-Exampleson de la Very Long Name',
        href: '/DoctorProfile/example',
        gender: 'unspecified',
        specialization: 'Example medicine of everything that has a very long name',
      },
    },
  },
});

export const Arabic = meta.story({
  args: {
    view: {
      status: 'ready',
      doctor: { name: 'ليلى مثال', href: '/DoctorProfile/example', gender: 'female' },
    },
  },
  globals: { direction: 'rtl' },
});

export const Small = meta.story({ globals: { viewport: { value: 'narrow' } } });
