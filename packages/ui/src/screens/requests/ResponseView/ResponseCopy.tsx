import { Download, Printer } from 'lucide';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { Overlay } from '../../../components/Overlay/Overlay.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { recordCopy } from '../../../messages/en/recordCopy.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { breakpoint, space } from '../../../theme/theme.ts';
import type { CopiedFile } from '../../record/Export/RecordCopy.tsx';

export interface ResponseCopyOverlayProps {
  /** Whether the overlay is open. */
  open: boolean;
  /** The response as a FHIR R4 file. */
  file: CopiedFile;
  /** Called to print the page. */
  onPrint: () => void;
  /** Called on Close or Escape. */
  onCancel: () => void;
}

const Copy = styled.div`
  display: grid;
  gap: ${space[2]};
  overflow-wrap: anywhere;
  ${breakpoint.small} {
    justify-items: start;
  }
`;

/** Lets a reader take a copy of a response: a page to print, or a FHIR file. */
export function ResponseCopyOverlay({ open, file, onPrint, onCancel }: ResponseCopyOverlayProps) {
  const t = useMessages('recordCopy', recordCopy);
  return (
    <Overlay open={open} title={t.ofResponse.title} onCancel={onCancel}>
      <Stack gap={5}>
        <Text>{t.ofResponse.keepSafe}</Text>
        <Copy>
          <Button icon={Printer} onClick={() => onPrint()}>
            {t.print}
          </Button>
        </Copy>
        <Copy>
          <Button as="a" variant="secondary" icon={Download} href={file.href} download={file.name}>
            {t.ofResponse.fhir}
          </Button>
          <Text tone="muted">{t.formats.fhir.hint}</Text>
        </Copy>
        <Overlay.Actions>
          <Button variant="secondary" onClick={() => onCancel()}>
            {t.close}
          </Button>
        </Overlay.Actions>
      </Stack>
    </Overlay>
  );
}
