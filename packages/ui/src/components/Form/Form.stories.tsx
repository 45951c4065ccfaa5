import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { blank, type Sample, SampleForm } from '../../testing/formStories.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import type { Submission } from '../../view.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import { TwoColumnForm } from './TwoColumnForm.ts';
import { Stack } from '../Stack/Stack.tsx';
import { useForm } from './useForm.ts';

const idle: Submission<keyof Sample> = { status: 'idle' };

const meta = preview.meta({
  title: 'Components/Forms/Form',
  component: SampleForm,
  subcomponents: { Form },
  args: { submission: idle, onSubmit: fn() },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'Around every group of fields that is sent together. useForm keeps the values and what is wrong with them; Form shows the summary, moves the focus to it and puts "Error: " before the page title.',
      avoid:
        'Not for a single control that acts at once, such as the search or a tab. Do not check while somebody types, and never clear what was typed after a failure.',
      do: {
        render: () => (
          <Stack>
            <TextField name="dose" label="Dose" error="Dose must be a number, like 2.5" />
            <Button>Save</Button>
          </Stack>
        ),
        text: 'The error stands at its field and says what to enter. The button stays enabled.',
      },
      dont: {
        render: () => (
          <Stack>
            <TextField name="dose" label="Dose" />
            <Button disabled>Save</Button>
          </Stack>
        ),
        text: 'A disabled button does not say what is missing.',
      },
      keyboard: [
        ['Tab', 'Moves through the fields in reading order, then to the buttons.'],
        ['Enter', 'In a field of one line: submits the form.'],
      ],
    },
  },
});

export const Empty = meta.story();

export const Pending = meta.story({
  args: { submission: { status: 'pending' } },
  tags: ['state:loading'],
});

export const Failed = meta.story({
  args: {
    submission: {
      status: 'failed',
      failure: { title: 'Not saved', message: 'The server could not be reached. Try again.' },
    },
  },
  tags: ['state:failed'],
});

export const FailedByField = meta.story({
  args: {
    submission: {
      status: 'failed',
      failure: { title: 'Not saved', message: 'Check what you typed.' },
      fieldErrors: { name: 'This medicine is recorded already', note: 'Note is too long' },
    },
  },
  tags: ['state:failed'],
});

export const FailedWithoutWords = meta.story({
  args: { submission: { status: 'failed', failure: { title: '', message: '' } } },
  tags: ['state:failed'],
});

const onChange = fn();

/** Restores a draft without the values that do not fit, and reports every change. */
export const Restored = meta.story({
  args: {
    draft: { kept: { name: 'Examplol', dose: 7, unit: 'ml', gone: 'x', time: null }, onChange },
  },
  tags: ['state:edge'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('What you typed before');
    await expect(canvas.getByLabelText('Name of the medicine')).toHaveValue('Examplol');
    await expect(canvas.getByLabelText('Dose')).toHaveValue('');
    await expect(canvas.getByLabelText('Unit')).toHaveValue('ml');
    await userEvent.type(canvas.getByLabelText(/^Note/), 'x');
    await expect(onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Examplol', note: 'x' }),
    );
  },
});

/** Clearing restores the initial values and discards the draft. */
export const Cleared = meta.story({
  args: { draft: { kept: { name: 'Examplol' }, onChange } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the form' }));
    await expect(canvas.getByLabelText('Name of the medicine')).toHaveValue('');
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(onChange).toHaveBeenLastCalledWith(undefined);
  },
});

/** A rejected submit focuses the summary, links to the fields, and keeps the input. */
export const Refused = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const title = document.title;
    await userEvent.type(canvas.getByLabelText('Dose'), 'a lot');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));

    const summary = canvas.getByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(document.title).toBe(`Error: ${title}`);
    await expect(canvas.getByRole('form')).toHaveAttribute('data-state', 'invalid');
    await expect(canvas.getByLabelText('Dose')).toHaveValue('a lot');
    await expect(canvas.getByLabelText('Dose')).toHaveAccessibleDescription(/must be a number/);
    await expect(canvas.getByLabelText('Dose')).toBeInvalid();

    // Focus stays with a user who moves on at once.
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    canvas.getByLabelText('Dose').focus();
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    await expect(canvas.getByLabelText('Dose')).toHaveFocus();

    await userEvent.click(canvas.getByRole('link', { name: 'Choose a time of day' }));
    await expect(canvas.getByRole('radio', { name: 'Morning' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter the name of the medicine' }));
    await expect(canvas.getByLabelText('Name of the medicine')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Errors stay while typing, until the next submit. */
export const Mended = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.type(canvas.getByLabelText('Name of the medicine'), 'Examplol');
    await userEvent.type(canvas.getByLabelText('Dose'), '٢٫٥');
    await userEvent.click(canvas.getByLabelText('Evening'));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(document.title).not.toMatch(/^Error/);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      ...blank,
      name: 'Examplol',
      dose: '٢٫٥',
      time: 'evening',
    });
  },
});

async function fillIn(
  canvas: { getByLabelText(label: string): HTMLElement },
  userEvent: { type(at: Element, text: string): Promise<void>; click(at: Element): Promise<void> },
) {
  await userEvent.type(canvas.getByLabelText('Name of the medicine'), 'Examplol');
  await userEvent.type(canvas.getByLabelText('Dose'), '2');
  await userEvent.click(canvas.getByLabelText('Morning'));
}

/** A double click submits once, even when the owner reports `pending` late. */
export const DoublePress = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const SubmitWhilePending = meta.story({
  args: { submission: { status: 'pending' } },
  play: async ({ args, canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.type(canvas.getByLabelText('Dose'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

let failSubmission: () => void;

/** Each failure focuses the summary; a new submit clears the previous failure at once. */
export const FailsAgain = meta.story({
  render: function FailsAgain(args) {
    const [submission, setSubmission] = useState<Submission<keyof Sample>>(idle);
    failSubmission = () =>
      setSubmission({
        status: 'failed',
        failure: { title: 'Not saved', message: 'Try again.' },
        fieldErrors: { dose: 'Dose must be 5 or less' },
      });
    return (
      <SampleForm
        submission={submission}
        onSubmit={(values) => {
          args.onSubmit(values);
          // Late on purpose, like a router.
          setTimeout(() => setSubmission({ status: 'pending' }), 20);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    const saveAndFail = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(canvas.queryByRole('alert')).toBeNull();
      await waitFor(() =>
        expect(canvas.getByRole('form')).toHaveAttribute('data-state', 'pending'),
      );
      failSubmission();
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
      await expect(canvas.getByLabelText('Dose')).toBeInvalid();
    };
    await saveAndFail();
    await saveAndFail();
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
});

export const FieldInClosedPart = meta.story({
  render: function FieldInClosedPart() {
    const [part, setPart] = useState('first');
    const form = useForm({
      initial: { first: '', second: '' },
      validate: () => ({ second: 'Enter the second', form: 'Fill in at least one field' }),
      submission: idle,
      onSubmit: fn(),
    });
    return (
      <Form form={form} onReveal={setPart}>
        <div hidden={part !== 'first'}>
          <TextField {...form.fieldProps('first')} label="First" />
        </div>
        <div hidden={part !== 'second'}>
          <TextField {...form.fieldProps('second')} label="Second" />
        </div>
        <Form.Actions>
          <Button type="submit">Save</Button>
        </Form.Actions>
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fill in at least one field');
    await userEvent.click(canvas.getByRole('link', { name: 'Enter the second' }));
    await waitFor(() => expect(canvas.getByLabelText('Second')).toHaveFocus());
  },
});

/** Where there is room. Tab goes down the first column, then down the second. */
export const TwoColumns = meta.story({
  render: function TwoColumns() {
    const form = useForm({
      initial: { first: '', second: '', third: '' },
      submission: idle,
      onSubmit: fn(),
    });
    return (
      <TwoColumnForm form={form} $firstColumn={2}>
        <TextField {...form.fieldProps('first')} label="First" />
        <TextField {...form.fieldProps('second')} label="Second" />
        <TextField {...form.fieldProps('third')} label="Third" />
        <Form.Actions>
          <Button type="submit">Save</Button>
        </Form.Actions>
      </TwoColumnForm>
    );
  },
  play: async ({ canvas }) => {
    const [first, second, third] = ['First', 'Second', 'Third'].map((label) =>
      canvas.getByLabelText(label).getBoundingClientRect(),
    );
    await expect(second).toMatchObject({ left: first?.left });
    await expect(third).toMatchObject({ top: first?.top });
    await expect(third?.left).toBeGreaterThan(first?.right ?? Infinity);
    const save = canvas.getByRole('button', { name: 'Save' }).getBoundingClientRect();
    await expect(save.left).toBe(first?.left);
    await expect(save.top).toBeGreaterThan(second?.bottom ?? Infinity);
  },
});

export const RightToLeft = meta.story({
  args: FailedByField.input.args,
  globals: { direction: 'rtl' },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  render: sheet({ Empty, Pending, Failed, FailedByField, FailedWithoutWords }),
});
