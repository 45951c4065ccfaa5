import { useState } from 'react';
import {
  Button,
  Card,
  EmptyState,
  FailedState,
  Form,
  FormNotice,
  Heading,
  LoadingRegion,
  LockedState,
  MissingState,
  NumberField,
  Overlay,
  ShowMore,
  SkeletonCard,
  Stack,
  Text,
  TextArea,
  TextField,
  useForm,
  type More,
  type Submission,
} from '../../packages/ui/src/index.ts';
import { Sheet } from '../../packages/ui/src/testing/StorySheet.tsx';
import { Example } from './blocks.tsx';

interface Clinic {
  name: string;
  phone: string;
  note: string;
}

const blank: Clinic = { name: '', phone: '', note: '' };

const DELAY_MS = 1500;

/** A form that validates its input and fails on the first submit. */
export function FormExample() {
  const [submission, setSubmission] = useState<Submission<keyof Clinic>>({ status: 'idle' });
  const [saved, setSaved] = useState(false);
  const [tries, setTries] = useState(0);
  const form = useForm({
    initial: blank,
    validate: ({ name }) => ({
      name: name.trim() === '' ? 'Enter the name of the clinic' : undefined,
    }),
    submission,
    onSubmit: () => {
      setSubmission({ status: 'pending' });
      setTries(tries + 1);
      setTimeout(() => {
        setSaved(tries > 0);
        setSubmission(
          tries > 0
            ? { status: 'idle' }
            : {
                status: 'failed',
                failure: {
                  title: 'The clinic was not saved',
                  message: 'The server could not be reached. What you typed is still here.',
                },
              },
        );
      }, DELAY_MS);
    },
  });
  return (
    <Example>
      <Card style={{ maxInlineSize: '34rem' }}>
        <Form form={form} aria-label="Clinic">
          <TextField {...form.fieldProps('name')} label="Name of the clinic" />
          <TextField
            {...form.fieldProps('phone')}
            type="tel"
            label="Phone"
            optional
            hint="Include the country code."
          />
          <TextArea {...form.fieldProps('note')} label="Note for patients" optional rows={3} />
          <Form.Actions>
            <Button type="submit" busy={form.status === 'pending'}>
              Save
            </Button>
            <Button variant="secondary" onClick={form.reset}>
              Cancel
            </Button>
            <Text as="span" role="status">
              {saved && form.status === 'idle' ? 'Saved.' : ''}
            </Text>
          </Form.Actions>
        </Form>
      </Card>
    </Example>
  );
}

export function PanelStates() {
  return (
    <Example>
      <Sheet>
        <Sheet.State name="Loading">
          <LoadingRegion label="Loading doctors">
            <SkeletonCard />
          </LoadingRegion>
        </Sheet.State>
        <Sheet.State name="Empty">
          <EmptyState text="No doctors found!" hint="Try a shorter part of the name." />
        </Sheet.State>
        <Sheet.State name="Failed">
          <FailedState
            failure={{
              title: 'The doctors could not be loaded',
              message: 'The server could not be reached. Try again.',
            }}
            headingLevel={3}
            onRetry={() => undefined}
          />
        </Sheet.State>
        <Sheet.State name="Locked">
          <LockedState
            reason={{ kind: 'log-in', loginHref: '#log-in' }}
            what="this record"
            headingLevel={3}
          />
        </Sheet.State>
        <Sheet.State name="Missing">
          <MissingState
            title="Doctor not found"
            message="The address may be misspelled, or the doctor has left the portal."
            headingLevel={3}
          />
        </Sheet.State>
      </Sheet>
    </Example>
  );
}

/** A paged list that fails to load more once. */
export function PagedListExample() {
  const [shown, setShown] = useState(3);
  const [more, setMore] = useState<More>('available');
  const [hasFailed, setHasFailed] = useState(false);
  const total = 8;
  const handleShowMore = () => {
    setMore('pending');
    setTimeout(() => {
      if (!hasFailed) {
        setHasFailed(true);
        setMore('failed');
        return;
      }
      setShown(Math.min(shown + 3, total));
      setMore(shown + 3 >= total ? 'none' : 'available');
    }, DELAY_MS);
  };
  return (
    <Example>
      <Stack gap={5}>
        <Stack as="ul" gap={3}>
          {Array.from({ length: shown }, (_, item) => (
            <Card as="li" key={item} padding="small">
              Example item {item + 1}
            </Card>
          ))}
        </Stack>
        <ShowMore more={more} shown={shown} total={total} onShowMore={handleShowMore} />
      </Stack>
    </Example>
  );
}

export function OverlayExample() {
  const [open, setOpen] = useState(false);
  const [height, setHeight] = useState('170');
  const [input, setInput] = useState(height);
  const handleCancel = () => {
    setInput(height);
    setOpen(false);
  };
  const handleSave = () => {
    setHeight(input);
    setOpen(false);
  };
  return (
    <Example>
      <Stack align="start">
        <Heading level={2} size={3}>
          Height: {height} cm
        </Heading>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Edit height
        </Button>
      </Stack>
      <Overlay open={open} title="Edit height" onCancel={handleCancel}>
        <NumberField
          id="overlay-example-height"
          name="height"
          label="Height"
          unit="cm"
          value={input}
          onValueChange={setInput}
        />
        <Overlay.Actions>
          <Button onClick={handleSave}>Save</Button>
          <Button variant="secondary" onClick={handleCancel}>
            Cancel
          </Button>
        </Overlay.Actions>
      </Overlay>
    </Example>
  );
}

export function NoticeExamples() {
  return (
    <Example>
      <Stack>
        <FormNotice title="A doctor replies in writing">
          Most doctors reply within a few days. You find the response in your profile.
        </FormNotice>
        <FormNotice tone="warning" title="Not for emergencies">
          If it cannot wait, call your local emergency number.
        </FormNotice>
      </Stack>
    </Example>
  );
}

/** A button with a pending submit. It ignores a second press. */
export function BusyExample() {
  const [busy, setBusy] = useState(false);
  const handleClick = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 2 * DELAY_MS);
  };
  return (
    <Example>
      <Button busy={busy} onClick={handleClick}>
        Send Request
      </Button>
    </Example>
  );
}
