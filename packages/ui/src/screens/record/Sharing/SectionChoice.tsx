import styled from 'styled-components';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { FieldGroup } from '../../../components/Form/Field.tsx';
import { FormNotice } from '../../../components/Form/FormNotice.tsx';
import type { FieldProps } from '../../../components/Form/useForm.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { sharing } from '../../../messages/en/sharing.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { type RecordSection, recordSections } from './grants.ts';

const Choices = styled.div`
  display: grid;
`;

interface SectionChoiceProps {
  fieldProps: (section: RecordSection) => FieldProps<boolean>;
  hasAllergies: boolean;
}

/** The fields of a form in which a patient ticks what a doctor can read. */
export function SectionChoice({ fieldProps, hasAllergies }: SectionChoiceProps) {
  const t = useMessages('sharing', sharing);
  const { id, error } = fieldProps('details');
  return (
    <Stack gap={5}>
      <FieldGroup id={id} label={t.what} error={error}>
        <Choices>
          {recordSections.map((section) => {
            const { error: _, ...props } = fieldProps(section);
            return <Checkbox key={section} {...props} label={t.sections[section]} />;
          })}
        </Choices>
      </FieldGroup>
      {!hasAllergies && <FormNotice tone="warning">{t.allergiesWarning}</FormNotice>}
    </Stack>
  );
}
