import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Overlay } from '../../../components/Overlay/Overlay.tsx';
import { type GlucoseUnit, lowGlucose, mgPerDlFrom } from '../../../components/Readings/glucose.ts';
import { UrgentSugar } from '../../../components/Readings/UrgentReading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Value } from '../../../components/Value/Value.tsx';
import { patientProfile } from '../../../messages/en/patientProfile.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { isImplausiblyLow } from '../values.ts';

export interface SugarQuestionProps {
  /** The number in doubt; undefined closes the overlay. */
  value: number | undefined;
  /** The unit in which it was typed. */
  unit: GlucoseUnit;
  /** Returns to the form without saving. */
  onCancel: () => void;
  /** Called with the blood sugar in mg/dL. */
  onAnswer: (mgPerDl: number) => void;
}

/**
 * Asks for the unit of a number, or whether 0 is right. The button to go back comes first and gets the focus, so that a
 * second press of Enter saves nothing. All buttons look the same, so that none is suggested.
 */
export function SugarQuestion({ value, unit, onCancel, onAnswer }: SugarQuestionProps) {
  const t = useMessages('patientProfile', patientProfile);
  if (value === undefined) return null;
  const isImplausible = isImplausiblyLow(value);
  const converted = mgPerDlFrom(value);
  const values = {
    value: String(value),
    unit,
    converted: String(converted),
    reading: (content: ReactNode) => <Value>{content}</Value>,
  };
  return (
    <Overlay
      open
      title={isImplausible ? t.isItRight(values) : t.whichUnit(values)}
      onCancel={onCancel}
    >
      <Text>{isImplausible ? t.implausibleAdvice : t.unitAdvice(values)}</Text>
      {/* Very low in either unit. */}
      {!isImplausible && lowGlucose(converted) === 'level2' && <UrgentSugar mgPerDl={converted} />}
      <Stack gap={3}>
        <Button variant="secondary" onClick={() => onCancel()}>
          {t.changeNumber}
        </Button>
        {(!isImplausible || unit === 'mg/dL') && (
          <Button variant="secondary" onClick={() => onAnswer(value)}>
            <bdi>{t.saveAsMgPerDl(values)}</bdi>
          </Button>
        )}
        {(!isImplausible || unit === 'mmol/L') && (
          <Button variant="secondary" onClick={() => onAnswer(converted)}>
            <bdi>{t.saveAsMmolPerL(values)}</bdi>
          </Button>
        )}
      </Stack>
    </Overlay>
  );
}
