import {
  type CopiedFile,
  type CopiedRecord,
  type CopyChoice,
  RecordCopyOverlay,
  type RecordCopyView,
  RecordPrintout,
} from '@medportal/ui/screens';
import { useEffect, useRef, useState } from 'react';
import { explain } from '../../../core/api/errors.ts';
import { dataTexts } from '../../../core/i18n/dataTexts.ts';
import { type CopyFile, csvFiles, fhirFile } from './files.ts';
import { readRecord } from './readRecord.ts';
import { copyTexts } from './texts.ts';

const urlOf = ({ name, type, content }: CopyFile): CopiedFile => ({
  name,
  href: URL.createObjectURL(new Blob([content], { type })),
});

interface Printout {
  record: CopiedRecord;
  generatedAt: string;
}

/** The overlay for a copy of the record of the patient `name`. Closing it discards the copy. */
export default function RecordCopy({ name, onClose }: { name: string; onClose: () => void }) {
  const [view, setView] = useState<RecordCopyView>({ status: 'choosing' });
  const [printout, setPrintout] = useState<Printout>();
  const files = useRef<readonly CopiedFile[]>([]);
  const reads = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      reads.current?.abort();
      for (const { href } of files.current) URL.revokeObjectURL(href);
    },
    [],
  );

  async function create({ format, sections }: CopyChoice) {
    const { signal } = (reads.current = new AbortController());
    let read = 0;
    const showProgress = () => setView({ status: 'building', read, total: sections.length });
    showProgress();
    const result = await readRecord(name, sections, {
      signal,
      onRead: () => {
        read += 1;
        showProgress();
      },
    });
    if (signal.aborted) return;
    if (result.status === 'failed') {
      const reason = explain(result.error, dataTexts());
      setView({ status: 'failed', sections: result.sections, reason });
      return;
    }
    const { record } = result;
    const generatedAt = new Date().toISOString();
    switch (format) {
      case 'print':
        setPrintout({ record, generatedAt });
        break;
      case 'csv':
        files.current = csvFiles(record, copyTexts()).map(urlOf);
        break;
      case 'fhir':
        files.current = [urlOf(fhirFile(record, generatedAt, copyTexts()))];
        break;
      default:
        format satisfies never;
    }
    setView({ status: 'ready', files: files.current });
  }

  return (
    <>
      <RecordCopyOverlay
        open
        view={view}
        onCreate={(choice) => void create(choice)}
        onPrint={() => window.print()}
        onCancel={onClose}
      />
      {printout && <RecordPrintout {...printout} />}
    </>
  );
}
