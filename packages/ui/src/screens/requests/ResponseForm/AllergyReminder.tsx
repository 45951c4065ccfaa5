import { useId } from 'react';
import styled from 'styled-components';
import type { AllergyItem } from '../../../clinicalSections.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Bdi } from '../../../components/UserText/UserText.tsx';
import { recordSummary } from '../../../messages/en/recordSummary.ts';
import { responseForm } from '../../../messages/en/responseForm.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { color, radius, space } from '../../../theme/theme.ts';
import type { ListView } from '../../shared/view.ts';

const Root = styled.div`
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.sunken};
  overflow-wrap: anywhere;
`;

const Names = styled(Stack)`
  flex-flow: row wrap;
  gap: 0 ${space[4]};
`;

/** Repeats every recorded allergy beside the fields of a medicine. Retry and symptoms are in the patient's record. */
export function AllergyReminder({ allergies }: { allergies: ListView<AllergyItem> }) {
  const t = useMessages('responseForm', responseForm);
  const id = useId();
  return (
    <Root role="group" aria-labelledby={id}>
      <Text id={id} weight="semibold">
        {t.allergies.reminder}
      </Text>
      <Content allergies={allergies} />
    </Root>
  );
}

function Content({ allergies }: { allergies: ListView<AllergyItem> }) {
  const { allergies: t } = useMessages('responseForm', responseForm);
  const record = useMessages('recordSummary', recordSummary);
  switch (allergies.status) {
    case 'ready':
      return (
        <Names forwardedAs="ul">
          {allergies.items.map(({ name, symptoms }, index) => (
            // Items have no id and may be equal, so only the index is unique.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              {name ? (
                <Bdi>{name}</Bdi>
              ) : (
                <>
                  {record.nameNotRecorded}
                  {symptoms && (
                    <Text tone="muted" size="small">
                      {symptoms}
                    </Text>
                  )}
                </>
              )}
            </li>
          ))}
        </Names>
      );
    case 'empty':
      return (
        <>
          <Text>{record.noneRecorded}</Text>
          <Text tone="muted" size="small">
            {t.maybeAllergic}
          </Text>
        </>
      );
    case 'loading':
      return <Text tone="muted">{record.loading({ what: t.what })}</Text>;
    case 'failed':
      return <Text tone="muted">{t.unknown}</Text>;
    case 'locked':
      return (
        <Text tone="muted">{allergies.reason.kind === 'log-in' ? t.unknown : t.notShared}</Text>
      );
    default:
      return allergies satisfies never;
  }
}
