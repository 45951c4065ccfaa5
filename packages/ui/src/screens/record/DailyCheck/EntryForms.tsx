import { CircleCheck } from 'lucide';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { parseNumber } from '../../../components/Form/numbers.ts';
import { useForm } from '../../../components/Form/useForm.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { glucoseIn, type GlucoseUnit } from '../../../components/Readings/glucose.ts';
import { UrgentPressure, UrgentSugar } from '../../../components/Readings/UrgentReading.tsx';
import { patientProfile } from '../../../messages/en/patientProfile.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { color, font, space } from '../../../theme/theme.ts';
import type { Draft, Submission } from '../../../view.ts';
import { SugarQuestion } from './SugarQuestion.tsx';
import {
  validatePressure,
  validateSugar,
  isDoubtfulSugar,
  parsePressure,
  parseSugar,
  type PressureValues,
  type SugarValues,
} from '../values.ts';

/** State and callbacks of a form that adds readings. */
export interface Entry<Values> {
  /** State of the last save. */
  submission: Submission<Extract<keyof Values, string>>;
  /** Number of saved readings. The form clears when it grows. */
  saves: number;
  /** Restores unsaved input. Its values are those of the form's fields, not `Values`. */
  draft?: Draft<object>;
  /** Called with valid values. */
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

/** The form that adds a blood pressure reading. */
export function PressureEntry({ entry }: { entry: Entry<PressureValues> }) {
  const t = useMessages('patientProfile', patientProfile);
  const form = useForm({
    initial: { systolic: '', diastolic: '' },
    draft: entry.draft,
    validate: (draft) => validatePressure(draft, t),
    submission: entry.submission,
    onSubmit: (draft) => entry.onSave(parsePressure(draft)),
  });
  const savedNow = useSaved(entry.saves, form.reset);
  const isBlank = form.values.systolic === '' && form.values.diastolic === '';
  const isValid = Object.keys(validatePressure(form.values, t)).length === 0;
  return (
    <Form form={form} aria-label={t.bloodPressure.add}>
      <div>
        <Pair>
          <NumberField {...form.fieldProps('systolic')} label={t.systolic.label} unit="mmHg" />
          <NumberField {...form.fieldProps('diastolic')} label={t.diastolic.label} unit="mmHg" />
        </Pair>
        {/* Always rendered: screen readers announce only changes of an existing live region. */}
        <Advice role="status">
          {isValid && <UrgentPressure {...parsePressure(form.values)} />}
        </Advice>
      </div>
      <Form.Actions>
        <Button type="submit" busy={form.status === 'pending'}>
          {t.bloodPressure.save}
        </Button>
        <Saved show={savedNow && isBlank} text={t.bloodPressure.saved} />
      </Form.Actions>
    </Form>
  );
}

interface SugarEntryProps {
  entry: Entry<SugarValues>;
  /** The unit of the form's input. */
  unit: GlucoseUnit;
}

/** The form that adds a blood sugar reading. Asks about a number that is implausible or probably in the other unit. */
export function SugarEntry({ entry, unit }: SugarEntryProps) {
  const t = useMessages('patientProfile', patientProfile);
  const [doubtful, setDoubtful] = useState<number>();
  const form = useForm({
    initial: { mgPerDl: '' },
    draft: entry.draft,
    validate: (draft) => validateSugar(draft, unit, t),
    submission: entry.submission,
    onSubmit: (draft) => {
      const typed = parseNumber(draft.mgPerDl);
      if (typed !== undefined && isDoubtfulSugar(typed, unit)) setDoubtful(typed);
      else entry.onSave(parseSugar(draft, unit));
    },
  });
  const savedNow = useSaved(entry.saves, form.reset);
  const typed = parseNumber(form.values.mgPerDl);
  const isValid = validateSugar(form.values, unit, t).mgPerDl === undefined;
  // A number in doubt may be a normal one in the other unit, or the beginning of a longer one.
  const isClear = isValid && typed !== undefined && !isDoubtfulSugar(typed, unit);
  return (
    <>
      <Form form={form} aria-label={t.bloodSugar.add}>
        <div>
          <NumberField
            {...form.fieldProps('mgPerDl')}
            label={t.bloodSugar.heading}
            unit={unit}
            decimal
          />
          <Advice role="status">
            {isClear && <UrgentSugar {...parseSugar(form.values, unit)} />}
          </Advice>
        </div>
        <Form.Actions>
          <Button type="submit" busy={form.status === 'pending'}>
            {t.bloodSugar.save}
          </Button>
          <Saved show={savedNow && form.values.mgPerDl === ''} text={t.bloodSugar.saved} />
        </Form.Actions>
      </Form>
      <SugarQuestion
        value={doubtful}
        unit={unit}
        onCancel={() => setDoubtful(undefined)}
        onAnswer={(mgPerDl) => {
          setDoubtful(undefined);
          form.set('mgPerDl', String(glucoseIn(unit, mgPerDl)));
          entry.onSave({ mgPerDl });
        }}
      />
    </>
  );
}

/**
 * Clears the form after each save, and returns whether there was one since the form mounted. It resets the form
 * instead of remounting it with a new key, so that the focus stays on the button.
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
