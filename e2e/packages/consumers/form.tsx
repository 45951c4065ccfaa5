// A consumer that registers every field with react-hook-form.
import {
  Button,
  Checkbox,
  GlobalStyle,
  NumberField,
  Page,
  parseNumber,
  PasswordField,
  RadioGroup,
  SearchField,
  Select,
  Stack,
  TextArea,
  TextField,
} from '@medportal/ui';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';

interface Values {
  search: string;
  name: string;
  password: string;
  height: string;
  unit: 'cm' | 'in' | '';
  room: string;
  time: string;
  note: string;
  agreed: boolean;
  days: string[];
}

const defaultValues: Values = {
  search: 'first search',
  name: '',
  password: '',
  height: '',
  unit: 'cm',
  room: '',
  time: 'evening',
  note: 'Twelve chars',
  agreed: true,
  days: ['tue'],
};

function App() {
  const [sent, setSent] = useState<Values>();
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues });
  const { errors } = formState;
  return (
    <Page>
      <SearchField label="Search" {...register('search')} />
      <form aria-label="Sample" noValidate onSubmit={handleSubmit(setSent)}>
        <Stack>
          <TextField
            label="Name"
            {...register('name', { required: 'Enter your name' })}
            error={errors.name?.message}
          />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            {...register('password', { minLength: { value: 8, message: 'Enter 8 characters' } })}
            error={errors.password?.message}
          />
          <NumberField
            label="Height"
            {...register('height', {
              validate: (text) =>
                Number.isNaN(parseNumber(text)) ? 'Height must be a number' : true,
            })}
            error={errors.height?.message}
          />
          <Select
            label="Unit"
            {...register('unit')}
            options={[
              { value: 'cm', label: 'Centimetres' },
              { value: 'in', label: 'Inches' },
            ]}
          />
          <Select<number | ''>
            label="Room"
            {...register('room', { required: 'Choose a room' })}
            options={[
              { value: '', label: 'Not chosen' },
              { value: 1, label: 'First' },
              { value: 2, label: 'Second' },
            ]}
            error={errors.room?.message}
          />
          <RadioGroup
            label="Time"
            {...register('time', { required: 'Choose a time' })}
            options={[
              { value: 'morning', label: 'Morning' },
              { value: 'evening', label: 'Evening' },
            ]}
            emptyValue=""
            error={errors.time?.message}
          />
          <TextArea
            label="Note"
            {...register('note', { maxLength: { value: 20, message: 'Note is too long' } })}
            limit={20}
            error={errors.note?.message}
          />
          <Checkbox
            label="I agree"
            {...register('agreed', { required: 'Tick to agree' })}
            error={errors.agreed?.message}
          />
          <Checkbox label="Monday" value="mon" {...register('days')} />
          <Checkbox label="Tuesday" value="tue" {...register('days')} />
          <Button type="submit">Save</Button>
          <Button variant="secondary" onClick={() => reset()}>
            Start again
          </Button>
        </Stack>
      </form>
      {sent && <output>{JSON.stringify(sent)}</output>}
    </Page>
  );
}

const root = document.querySelector('main');
if (!root) throw new Error('There is no place for the app');
createRoot(root).render(
  <StrictMode>
    <GlobalStyle />
    <App />
  </StrictMode>,
);
