import styled from 'styled-components';
import { type ResponseContent, responseSections } from '../../../clinicalSections.ts';
import { DateTime } from '../../../components/DateTime/DateTime.tsx';
import { DoctorName } from '../../../components/DoctorCard/DoctorName.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { UserText } from '../../../components/UserText/UserText.tsx';
import { clinicalFields } from '../../../messages/en/clinicalFields.ts';
import { requestCard } from '../../../messages/en/requestCard.ts';
import { responseField } from '../../../messages/en/responseField.ts';
import { responseView } from '../../../messages/en/responseView.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { font } from '../../../theme/theme.ts';
import { contentOf, isShown, responseValues } from '../../shared/responseValues.tsx';
import type { CopiedRequest } from './copiedRecord.ts';
import { PrintTable } from './PrintTable.ts';

const Response = styled(PrintTable)`
  tbody th {
    inline-size: 25%;
  }
  /* The name of the section. */
  tbody > :first-child > th {
    font-weight: ${font.weight.semibold};
  }
`;

/** A request on paper, with all of the response or that there is none. */
export function PrintedRequest({ request }: { request: CopiedRequest }) {
  const t = useMessages('responseView', responseView);
  const { nameNotGiven } = useMessages('requestCard', requestCard);
  const { doctor, sentAt, description, answered, hasDoctorLeft } = request;
  const date = () => <DateTime value={sentAt} />;
  return (
    <Stack gap={2}>
      <Heading level={3}>
        {t.requestTo({
          doctor: () => (doctor ? <DoctorName>{doctor.name}</DoctorName> : nameNotGiven),
        })}
      </Heading>
      <Text tone="muted" size="small">
        {sentAt === undefined ? date() : t.sentOn({ date })}
      </Text>
      {description ? <UserText>{description}</UserText> : <Text>{t.noDescription}</Text>}
      {answered ? (
        <PrintedResponse content={request} />
      ) : (
        <Text weight="semibold">{hasDoctorLeft ? t.leftWithoutResponse : t.notReplied}</Text>
      )}
    </Stack>
  );
}

function PrintedResponse({ content }: { content: ResponseContent }) {
  const t = useMessages('clinicalFields', clinicalFields);
  const { noneReported } = useMessages('responseField', responseField);
  return (
    <Response>
      {responseSections.map((section) => {
        const isFilled = content[section] !== undefined;
        return (
          <tbody key={section}>
            <tr>
              <th scope={isFilled ? 'rowgroup' : 'row'} colSpan={isFilled ? 2 : 1}>
                {t.sections[section]}
              </th>
              {!isFilled && <td>{noneReported}</td>}
            </tr>
            {isFilled &&
              responseValues(content, section)
                .filter(isShown)
                .map((value) => (
                  <tr key={value.field}>
                    <th scope="row">{t.fields[value.field]}</th>
                    <td>{value.text ? contentOf(value) : noneReported}</td>
                  </tr>
                ))}
          </tbody>
        );
      })}
    </Response>
  );
}
