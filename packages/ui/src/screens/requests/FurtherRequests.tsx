import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { useForm } from '../../components/Form/useForm.ts';
import { Text } from '../../components/Text/Text.tsx';
import { isolate } from '../../components/UserText/isolate.ts';
import { furtherRequests } from '../../messages/en/furtherRequests.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import type { Submission } from '../../view.ts';

export interface FurtherRequestsProps {
  /** The name of the patient. */
  patient: string;
  /** Whether the doctor receives no further requests from the patient. */
  isDeclined: boolean;
  /** State of the last change. */
  submission: Submission<never>;
  /** Declines further requests, or receives them again. */
  onChange: (isDeclined: boolean) => void;
}

/** The part of a request by which its doctor declines further requests of the patient, and undoes that. */
export function FurtherRequests({
  patient,
  isDeclined,
  submission,
  onChange,
}: FurtherRequestsProps) {
  const t = useMessages('furtherRequests', furtherRequests);
  const form = useForm({ initial: {}, submission, onSubmit: () => onChange(!isDeclined) });
  const name = isolate(patient);
  return (
    <Card variant="flat" data-state={isDeclined ? 'declined' : 'received'}>
      <Form form={form}>
        {isDeclined && <Text>{t.declined({ name })}</Text>}
        <Form.Actions>
          <Button type="submit" variant="secondary" busy={form.status === 'pending'}>
            {isDeclined ? t.receive({ name }) : t.decline({ name })}
          </Button>
        </Form.Actions>
      </Form>
    </Card>
  );
}
