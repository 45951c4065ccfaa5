// In a file of its own, because Storybook's docs read description and props only from imported components.
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { Form } from '../components/Form/Form.tsx';
import { parseNumber } from '../components/Form/numbers.ts';
import { useForm } from '../components/Form/useForm.ts';
import { NumberField } from '../components/NumberField/NumberField.tsx';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { Select } from '../components/Select/Select.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import type { Draft, Submission } from '../view.ts';

export interface Sample {
  name: string;
  dose: string;
  unit: 'mg' | 'ml';
  time: '' | 'morning' | 'evening';
  note: string;
  withFood: boolean;
}

export const blank: Sample = { name: '', dose: '', unit: 'mg', time: '', note: '', withFood: true };

export interface SampleFormProps {
  submission: Submission<keyof Sample>;
  draft?: Draft<Sample>;
  onSubmit: (values: Sample) => void;
}

/**
 * A form with fields, an error summary and buttons. It validates on submit only, keeps the input when a submit fails,
 * and ignores a second press while a submit is pending.
 */
export function SampleForm({ draft, submission, onSubmit }: SampleFormProps) {
  const form = useForm({
    initial: blank,
    draft,
    validate: (values) => ({
      name: values.name.trim() === '' ? 'Enter the name of the medicine' : undefined,
      dose: Number.isNaN(parseNumber(values.dose) ?? NaN)
        ? 'Dose must be a number, like 2.5'
        : undefined,
      time: values.time === '' ? 'Choose a time of day' : undefined,
    }),
    submission,
    onSubmit,
  });
  return (
    <Card style={{ maxInlineSize: '34rem' }}>
      <Form form={form} aria-label="Sample">
        <TextField {...form.fieldProps('name')} label="Name of the medicine" />
        <NumberField {...form.fieldProps('dose')} label="Dose" unit="per day" decimal />
        <Select
          {...form.fieldProps('unit')}
          label="Unit"
          options={[
            { value: 'mg', label: 'Milligram' },
            { value: 'ml', label: 'Millilitre' },
          ]}
        />
        <RadioGroup
          {...form.fieldProps('time')}
          label="Time of day"
          options={[
            { value: 'morning', label: 'Morning' },
            { value: 'evening', label: 'Evening' },
          ]}
        />
        <TextArea {...form.fieldProps('note')} label="Note" optional rows={3} />
        <Checkbox {...form.fieldProps('withFood')} label="Take it with food" />
        <Form.Actions>
          <Button type="submit" busy={form.status === 'pending'}>
            Save
          </Button>
          <Button variant="quiet" onClick={form.reset}>
            Reset
          </Button>
        </Form.Actions>
      </Form>
    </Card>
  );
}
