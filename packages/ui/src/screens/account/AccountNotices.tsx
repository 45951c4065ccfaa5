import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Card, Section } from '../../components/Card/Card.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { useForm } from '../../components/Form/useForm.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { account } from '../../messages/en/account.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import type { Submission } from '../../view.ts';

export interface AccountNoticesProps {
  /** Whether the patient gets an email about a new response. */
  isOn: boolean;
  /** State of the last change. */
  submission: Submission<never>;
  /** Turns the email on or off. */
  onChange: (isOn: boolean) => void;
}

const hidden = (content: ReactNode) => <VisuallyHidden>{content}</VisuallyHidden>;

/** The section of a patient's account that turns the email about a new response on and off. */
export function AccountNotices({ isOn, submission, onChange }: AccountNoticesProps) {
  const { notices: t } = useMessages('account', account);
  const form = useForm({ initial: {}, submission, onSubmit: () => onChange(!isOn) });
  return (
    <Section heading={t.heading}>
      <Card variant="flat">
        <Stack>
          <Text>{t.about}</Text>
          <DescriptionList>
            <DescriptionList.Item term={t.responses}>{isOn ? t.on : t.off}</DescriptionList.Item>
          </DescriptionList>
          <Form form={form}>
            <Form.Actions>
              <Button type="submit" variant="secondary" busy={form.status === 'pending'}>
                <span>{isOn ? t.turnOff({ hidden }) : t.turnOn({ hidden })}</span>
              </Button>
            </Form.Actions>
          </Form>
        </Stack>
      </Card>
    </Section>
  );
}
