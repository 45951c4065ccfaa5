import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { useForm } from '../../components/Form/useForm.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { NumberField } from '../../components/NumberField/NumberField.tsx';
import { isVeryHigh } from '../../components/Readings/pressureBand.ts';
import { UrgentPressure } from '../../components/Readings/UrgentPressure.tsx';
import { color, font, space } from '../../theme/theme.ts';
import type { Draft, Submission } from '../../view.ts';
import { SugarQuestion } from './SugarQuestion.tsx';
import {
  checkPressure,
  checkSugar,
  looksLikeMmolPerL,
  readPressure,
  readSugar,
  type PressureValues,
  type SugarValues,
} from './values.ts';

/** A form that adds one reading after another. */
export interface Entry<Values> {
  /** How far the last save has come. */
  submission: Submission<Extract<keyof Values, string>>;
  /** How many readings were saved so far; the form clears when it grows. */
  saves: number;
  /** What was entered before and not saved, if the owner keeps it. The form's own values, not those of `onSave`. */
  draft?: Draft<object>;
  /** Called with values that passed the form's own check. */
  onSave: (values: Values) => void;
}

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: end;

  input {
    inline-size: 4.5rem;
  }
`;

const Advice = styled.div`
  > * {
    margin-block-start: ${space[4]};
  }
`;

const SavedLine = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.success};
  font-weight: ${font.weight.semibold};
`;

/** Adds a blood pressure. */
export function PressureEntry({ entry }: { entry: Entry<PressureValues> }) {
  const form = useForm({
    initial: { systolic: '', diastolic: '' },
    draft: entry.draft,
    validate: checkPressure,
    submission: entry.submission,
    onSubmit: (draft) => entry.onSave(readPressure(draft)),
  });
  const savedNow = useSaved(entry.saves, form.reset);
  const isBlank = form.values.systolic === '' && form.values.diastolic === '';
  const isSound = Object.keys(checkPressure(form.values)).length === 0;
  const isUrgent = isSound && isVeryHigh(readPressure(form.values));
  return (
    <Form form={form} aria-label="Add a blood pressure reading">
      <div>
        <Pair>
          <NumberField
            {...form.fieldProps('systolic')}
            label="Upper value (systolic)"
            unit="mmHg"
          />
          <NumberField
            {...form.fieldProps('diastolic')}
            label="Lower value (diastolic)"
            unit="mmHg"
          />
        </Pair>
        {/* There before its words, or a screen reader would not hear them come. */}
        <Advice role="status">{isUrgent && <UrgentPressure />}</Advice>
      </div>
      <Form.Actions>
        <Button type="submit" busy={form.status === 'pending'}>
          Save blood pressure
        </Button>
        <Saved show={savedNow && isBlank} text="Blood pressure saved" />
      </Form.Actions>
    </Form>
  );
}

/** Adds a blood sugar; a number that is probably in mmol/L is asked about before it is sent. */
export function SugarEntry({ entry }: { entry: Entry<SugarValues> }) {
  const [doubtful, setDoubtful] = useState<number>();
  const form = useForm({
    initial: { mgPerDl: '' },
    draft: entry.draft,
    validate: checkSugar,
    submission: entry.submission,
    onSubmit: (draft) => {
      const values = readSugar(draft);
      if (looksLikeMmolPerL(values.mgPerDl)) setDoubtful(values.mgPerDl);
      else entry.onSave(values);
    },
  });
  const savedNow = useSaved(entry.saves, form.reset);
  return (
    <>
      <Form form={form} aria-label="Add a blood sugar reading">
        <NumberField {...form.fieldProps('mgPerDl')} label="Blood sugar" unit="mg/dL" decimal />
        <Form.Actions>
          <Button type="submit" busy={form.status === 'pending'}>
            Save blood sugar
          </Button>
          <Saved show={savedNow && form.values.mgPerDl === ''} text="Blood sugar saved" />
        </Form.Actions>
      </Form>
      <SugarQuestion
        value={doubtful}
        onCancel={() => setDoubtful(undefined)}
        onAnswer={(mgPerDl) => {
          setDoubtful(undefined);
          form.set('mgPerDl', String(mgPerDl));
          entry.onSave({ mgPerDl });
        }}
      />
    </>
  );
}

/**
 * Clears the form after each save, and tells whether there was one since the form appeared. Clearing
 * beats a new form by key: the focus stays on the button, ready for the next reading.
 */
function useSaved(saves: number, reset: () => void): boolean {
  const [first] = useState(saves);
  const [seen, setSeen] = useState(saves);
  if (seen !== saves) {
    setSeen(saves);
    reset();
  }
  return saves > first;
}

function Saved({ show, text }: { show: boolean; text: string }) {
  return (
    <output>
      {show && (
        <SavedLine>
          <Icon icon={CircleCheck} />
          {text}
        </SavedLine>
      )}
    </output>
  );
}
