import styled from 'styled-components';
import { FormNotice } from '../../../components/Form/FormNotice.tsx';
import type { AllergyItem } from '../../../clinicalSections.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { Bdi } from '../../../components/UserText/UserText.tsx';
import { responseForm } from '../../../messages/en/responseForm.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { space } from '../../../theme/theme.ts';
import type { ListView } from '../../shared/view.ts';
import { findAllergyByName } from './findAllergyByName.ts';

const LiveRegion = styled.div`
  &:not(:empty) {
    margin-block-start: ${space[3]};
  }
`;

export interface AllergyCheckProps {
  /** Current input of the medicine's name. */
  medicine: string;
  allergies: ListView<AllergyItem>;
}

/**
 * Warns if the medicine has the name of a recorded allergy, and says so if the allergies are not available. Screen
 * readers announce the result.
 */
export function AllergyCheck(props: AllergyCheckProps) {
  return (
    <LiveRegion role="status">
      <Result {...props} />
    </LiveRegion>
  );
}

function Result({ medicine, allergies }: AllergyCheckProps) {
  const t = useMessages('responseForm', responseForm);
  switch (allergies.status) {
    case 'ready': {
      const allergy = findAllergyByName(medicine, allergies.items);
      return (
        allergy && (
          <FormNotice tone="warning" title={t.checkMedicine}>
            {t.matchingAllergy({
              name: allergy.name ?? '',
              allergy: (content) => <Bdi>{content}</Bdi>,
            })}
          </FormNotice>
        )
      );
    }
    case 'failed':
    case 'locked':
      return (
        medicine.trim() !== '' && (
          <Text tone="muted" size="small">
            {t.notCompared}
          </Text>
        )
      );
    case 'loading':
    case 'empty':
      return null;
    default:
      return allergies satisfies never;
  }
}
