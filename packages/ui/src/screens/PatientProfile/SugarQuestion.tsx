import { Button } from '../../components/Button/Button.tsx';
import { Overlay } from '../../components/Overlay/Overlay.tsx';
import { mgPerDlFrom } from '../../components/Readings/glucose.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';

/** Props of {@link SugarQuestion}. */
export interface SugarQuestionProps {
  /** The number in doubt; while it is absent, nothing is asked. */
  value: number | undefined;
  /** Back to the form with nothing saved. */
  onCancel: () => void;
  /** The reader's answer: the blood sugar in mg/dL. */
  onAnswer: (mgPerDl: number) => void;
}

/**
 * Asks in which unit a low number was meant. Going back comes first: it has the focus, and a second
 * press of Enter must not answer a question that nobody read. No answer looks better than another.
 */
export function SugarQuestion({ value, onCancel, onAnswer }: SugarQuestionProps) {
  if (value === undefined) return null;
  const converted = mgPerDlFrom(value);
  return (
    <Overlay open title={`Is ${value} in mg/dL?`} onCancel={onCancel}>
      <Text>
        Blood sugar is kept in mg/dL here. A number from 1 to 33 is more often in mmol/L, and{' '}
        {value} mmol/L is {converted} mg/dL.
      </Text>
      <Stack gap={3}>
        <Button variant="secondary" onClick={onCancel}>
          Go back and change it
        </Button>
        <Button variant="secondary" onClick={() => onAnswer(value)}>
          It is {value} mg/dL: save it
        </Button>
        <Button variant="secondary" onClick={() => onAnswer(converted)}>
          It is {value} mmol/L: save {converted} mg/dL
        </Button>
      </Stack>
    </Overlay>
  );
}
