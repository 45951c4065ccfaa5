import styled from 'styled-components';
import { FormNotice } from '../../components/Form/FormNotice.tsx';
import type { AllergyItem } from '../../components/HistoryCard/HistoryCard.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Bdi } from '../../components/UserText/UserText.tsx';
import { space } from '../../theme/theme.ts';
import type { ListView } from '../PatientProfile/ListPanel.tsx';
import { allergyNamed } from './allergyNamed.ts';

const Said = styled.div`
  &:not(:empty) {
    margin-block-start: ${space[3]};
  }
`;

/** Props of {@link AllergyCheck}. */
export interface AllergyCheckProps {
  /** The name of the medicine as typed so far. */
  medicine: string;
  /** The patient's allergies, or how their list stands. */
  allergies: ListView<AllergyItem>;
}

/**
 * Asks to check a medicine that has the name of a recorded allergy, and says when it could not look.
 * It stands below the field of the name and is silent at first; what it says later is announced politely.
 */
export function AllergyCheck(props: AllergyCheckProps) {
  return (
    <Said role="status">
      <Finding {...props} />
    </Said>
  );
}

function Finding({ medicine, allergies }: AllergyCheckProps) {
  switch (allergies.status) {
    case 'ready': {
      const allergy = allergyNamed(medicine, allergies.items);
      return (
        allergy && (
          <FormNotice tone="warning" title="Check this medicine">
            An allergy with this name is recorded for the patient: <Bdi>{allergy.name}</Bdi>. Only
            names that are the same are noticed here, not ingredients or related medicines.
          </FormNotice>
        )
      );
    }
    case 'failed':
    case 'locked':
      return (
        medicine.trim() !== '' && (
          <Text tone="muted" size="small">
            The patient’s allergies are not shown here, so this name is not compared with them.
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
