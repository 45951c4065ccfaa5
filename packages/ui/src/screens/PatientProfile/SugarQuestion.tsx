import { Button } from '../../components/Button/Button.tsx';
import { Overlay } from '../../components/Overlay/Overlay.tsx';
import { mgPerDlFrom } from '../../components/Readings/glucose.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Value } from '../../components/Value/Value.tsx';

export interface SugarQuestionProps {
  /** The ambiguous number; undefined closes the overlay. */
  value: number | undefined;
  /** Returns to the form without saving. */
  onCancel: () => void;
  /** Called with the blood sugar in mg/dL. */
  onAnswer: (mgPerDl: number) => void;
}

/**
 * Asks for the unit of a low number. The button to go back comes first and gets the focus, so that a second press of
 * Enter saves nothing. All buttons look the same, so that none is suggested.
 */
export function SugarQuestion({ value, onCancel, onAnswer }: SugarQuestionProps) {
  if (value === undefined) return null;
  const converted = mgPerDlFrom(value);
  return (
    <Overlay open title={`Is ${value} in mg/dL or mmol/L?`} onCancel={onCancel}>
      <Text>
        We save blood sugar in mg/dL. A number from 1 to 33 is more often in mmol/L.{' '}
        <Value>{value} mmol/L</Value> is <Value>{converted} mg/dL</Value>.
      </Text>
      <Stack gap={3}>
        <Button variant="secondary" onClick={onCancel}>
          Go back and change it
        </Button>
        <Button variant="secondary" onClick={() => onAnswer(value)}>
          <bdi>
            Save as <Value>{value} mg/dL</Value>
          </bdi>
        </Button>
        <Button variant="secondary" onClick={() => onAnswer(converted)}>
          <bdi>
            Save as{' '}
            <Value>
              {value} mmol/L ({converted} mg/dL)
            </Value>
          </bdi>
        </Button>
      </Stack>
    </Overlay>
  );
}
