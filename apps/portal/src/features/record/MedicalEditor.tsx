import { MedicalOverlay, type MedicalOverlayProps } from '@medportal/ui/screens';
import { useOverlay } from '../../core/query/useOverlay.ts';
import { saveMedicalInfo } from './medical.api.ts';

interface MedicalEditorProps extends Pick<MedicalOverlayProps, 'recorded'> {
  onClose: () => void;
}

/** The owner's overlay for the medical information. */
export default function MedicalEditor({ recorded, onClose }: MedicalEditorProps) {
  return (
    <MedicalOverlay editor={useOverlay(saveMedicalInfo, 'medical', onClose)} recorded={recorded} />
  );
}
