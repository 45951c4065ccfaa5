import styled from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Card, Section } from '../../components/Card/Card.tsx';
import { Cluster, Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { account } from '../../messages/en/account.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { space } from '../../theme/theme.ts';
import type { Editor } from '../shared/view.ts';
import { ClosureOverlay, type ClosureValues } from './ClosureOverlay.tsx';

export interface AccountClosureProps {
  /** Whose account it is: what is deleted and what stays differs. */
  role: 'doctor' | 'patient';
  /** How many days after it was closed the account is deleted. A log-in until then opens it again. */
  retentionDays: number;
  /** The overlay that closes the account. It restores no input: passwords are never stored. */
  editor: Omit<Editor<ClosureValues>, 'draft'>;
}

const Facts = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: ${space[5]};
`;

function useFacts(role: AccountClosureProps['role'], days: number): readonly string[] {
  const { loggedOut, comeBack, patient, doctor } = useMessages('account', account).closure;
  if (role === 'patient') {
    const { meanwhile, deleted, requests, log } = patient;
    return [loggedOut, comeBack({ days }), meanwhile, deleted, requests, log];
  }
  const { hidden, deleted, responses, requests } = doctor;
  return [loggedOut, hidden, comeBack({ days }), deleted, responses, requests];
}

/** The section of the account that closes it, and says what then happens. */
export function AccountClosure({ role, retentionDays, editor }: AccountClosureProps) {
  const { closure: t } = useMessages('account', account);
  const facts = useFacts(role, retentionDays);
  return (
    <Section heading={t.heading}>
      <Card variant="flat">
        <Stack>
          <Text>{t.about}</Text>
          <Facts>
            {facts.map((fact) => (
              <Text as="li" key={fact}>
                {fact}
              </Text>
            ))}
          </Facts>
          <Text>{t.downloadFirst}</Text>
          <Cluster>
            <Button variant="secondary" onClick={() => editor.onOpen()}>
              {t.close}
            </Button>
          </Cluster>
        </Stack>
      </Card>
      <ClosureOverlay editor={editor} retentionDays={retentionDays} />
    </Section>
  );
}
