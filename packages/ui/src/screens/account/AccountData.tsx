import { Button } from '../../components/Button/Button.tsx';
import { Card, Section } from '../../components/Card/Card.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { FormNotice } from '../../components/Form/FormNotice.tsx';
import { useForm } from '../../components/Form/useForm.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { account } from '../../messages/en/account.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import type { Submission } from '../../view.ts';

export interface AccountDataProps {
  /** Whose data it is: a patient can also download the record. */
  role: 'doctor' | 'patient';
  /** State of the last download. */
  submission: Submission<never>;
  /** Whether the data was downloaded since the page was opened. */
  isDownloaded: boolean;
  /** Called to download everything that is stored about the user. */
  onDownload: () => void;
}

const noValues = {};

/** The section of the account that downloads everything that is stored about the user. */
export function AccountData({ role, submission, isDownloaded, onDownload }: AccountDataProps) {
  const { data: t } = useMessages('account', account);
  const form = useForm({ initial: noValues, submission, onSubmit: () => onDownload() });
  return (
    <Section heading={t.heading}>
      <Card variant="flat">
        <Form form={form}>
          <Stack>
            {isDownloaded && <FormNotice title={t.downloaded}>{t.keep}</FormNotice>}
            <Text>
              {t.about} {role === 'patient' && t.record}
            </Text>
            <Form.Actions>
              <Button type="submit" variant="secondary" busy={form.status === 'pending'}>
                {t.download}
              </Button>
            </Form.Actions>
          </Stack>
        </Form>
      </Card>
    </Section>
  );
}
