import { Download, Printer } from 'lucide';
import { useEffect, useId, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { useLocale } from '../../../messages/LocaleProvider.tsx';
import { FieldGroup } from '../../../components/Form/Field.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { useForm } from '../../../components/Form/useForm.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Overlay } from '../../../components/Overlay/Overlay.tsx';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Bdi } from '../../../components/UserText/UserText.tsx';
import { recordCopy } from '../../../messages/en/recordCopy.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import type { Texts } from '../../../messages/textsIn.ts';
import { breakpoint, color, space } from '../../../theme/theme.ts';
import type { Submission } from '../../../view.ts';
import { copySections, type CopySection } from './copiedRecord.ts';

/** `print` is a page to print, `csv` has the readings and requests alone, `fhir` is a FHIR R4 bundle. */
export type CopyFormat = 'print' | 'csv' | 'fhir';

/** What a copy contains. */
export interface CopyChoice {
  format: CopyFormat;
  /** At least one; for `csv` of readings and requests alone. */
  sections: readonly CopySection[];
}

/** A file of a copy. */
export interface CopiedFile {
  /** The suggested file name. */
  name: string;
  /** The URL of its content. */
  href: string;
}

/** What the overlay shows. */
export type RecordCopyView =
  | { status: 'choosing' }
  | {
      status: 'building';
      /** The number of sections that were read. */
      read: number;
      /** The number of sections to read. */
      total: number;
    }
  | {
      status: 'ready';
      /** The files to download; none for a page to print. */
      files: readonly CopiedFile[];
    }
  | {
      status: 'failed';
      /** The sections that could not be read. */
      sections: readonly CopySection[];
      /** Why, and what to do next. */
      reason: string;
    };

export interface RecordCopyOverlayProps {
  /** Whether the overlay is open. */
  open: boolean;
  /** State of the copy. */
  view: RecordCopyView;
  /** Called with a choice of at least one section; also to try again. */
  onCreate: (choice: CopyChoice) => void;
  /** Called to print the page. */
  onPrint: () => void;
  /** Called on Cancel, Close or Escape, also while the copy is built: then nothing is downloaded. */
  onCancel: () => void;
}

const listed: readonly CopySection[] = ['pressures', 'sugars', 'requests'];

const formats = ['print', 'csv', 'fhir'] as const satisfies readonly CopyFormat[];

const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${breakpoint.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Bar = styled.progress`
  display: block;
  inline-size: 100%;
  accent-color: ${color.primary};
`;

const Files = styled.div`
  display: grid;
  gap: ${space[3]};
  overflow-wrap: anywhere;
  ${breakpoint.small} {
    justify-items: start;
  }
`;

type CopyTexts = Texts<typeof recordCopy>;

/** Lets patients take a copy of their record: a page to print, CSV files for spreadsheets, or a FHIR file. */
export function RecordCopyOverlay({ open, onCancel, ...content }: RecordCopyOverlayProps) {
  const t = useMessages('recordCopy', recordCopy);
  return (
    <Overlay open={open} title={t.title} data-state={content.view.status} onCancel={onCancel}>
      <Content {...content} onCancel={onCancel} />
    </Overlay>
  );
}

type ContentProps = Omit<RecordCopyOverlayProps, 'open'>;

function Content({ view, onPrint, onCancel, onCreate }: ContentProps) {
  return view.status === 'ready' ? (
    <Ready files={view.files} onPrint={onPrint} onClose={onCancel} />
  ) : (
    <ChoiceForm view={view} onCreate={onCreate} onCancel={onCancel} />
  );
}

type Values = Record<CopySection, boolean> & { format: CopyFormat };

const everything: Values = {
  format: 'print',
  details: true,
  allergies: true,
  medicines: true,
  chronicDiseases: true,
  pressures: true,
  sugars: true,
  requests: true,
};

const offered = (format: CopyFormat): readonly CopySection[] =>
  format === 'csv' ? listed : copySections;

const chosen = (values: Values) => offered(values.format).filter((section) => values[section]);

function submissionOf(
  view: Exclude<RecordCopyView, { status: 'ready' }>,
  t: CopyTexts,
  locale: string,
): Submission<keyof Values> {
  switch (view.status) {
    case 'choosing':
      return { status: 'idle' };
    case 'building':
      return { status: 'pending' };
    case 'failed': {
      const names = view.sections.map((section) => t.sections[section]);
      const sections = new Intl.ListFormat(locale).format(names);
      return {
        status: 'failed',
        failure: { title: t.failed, message: t.unread({ sections, reason: view.reason }) },
      };
    }
    default:
      return view satisfies never;
  }
}

interface ChoiceFormProps extends Pick<ContentProps, 'onCreate' | 'onCancel'> {
  view: Exclude<RecordCopyView, { status: 'ready' }>;
}

function ChoiceForm({ view, onCreate, onCancel }: ChoiceFormProps) {
  const t = useMessages('recordCopy', recordCopy);
  const locale = useLocale();
  const groupId = useId();
  const submission = useMemo(() => submissionOf(view, t, locale), [view, t, locale]);
  const form = useForm({
    initial: everything,
    validate: (values): Partial<Record<CopySection, string>> => {
      const [first] = offered(values.format);
      return chosen(values).length === 0 && first ? { [first]: t.noneChosen } : {};
    },
    submission,
    onSubmit: (values) => onCreate({ format: values.format, sections: chosen(values) }),
  });
  const sections = offered(form.values.format);
  const building = view.status === 'building' ? t.building(view) : undefined;
  return (
    <Form form={form}>
      <Text>{t.lead}</Text>
      {view.status === 'building' ? (
        <Bar aria-label={building} value={view.read} max={view.total} />
      ) : (
        <>
          <RadioGroup
            {...form.fieldProps('format')}
            label={t.format}
            layout="stacked"
            options={formats.map((value) => ({ value, ...t.formats[value] }))}
          />
          <FieldGroup
            id={groupId}
            label={t.include}
            error={sections.map((section) => form.errors[section]).find(Boolean)}
          >
            <Choices>
              {sections.map((section) => {
                // The group shows the error.
                const { error: _error, ...field } = form.fieldProps(section);
                return <Checkbox key={section} {...field} label={t.sections[section]} />;
              })}
            </Choices>
          </FieldGroup>
        </>
      )}
      <div>
        {/* A live region must be in the DOM before its text, or screen readers miss it. */}
        <Text role="status" tone="muted" size="small">
          {building}
        </Text>
        <Overlay.Actions>
          <Button type="submit" busy={form.status === 'pending'}>
            {view.status === 'failed' ? t.tryAgain : t.create}
          </Button>
          <Button variant="secondary" onClick={() => onCancel()}>
            {t.cancel}
          </Button>
        </Overlay.Actions>
      </div>
    </Form>
  );
}

interface ReadyProps {
  files: readonly CopiedFile[];
  onPrint: () => void;
  onClose: () => void;
}

function Ready({ files, onPrint, onClose }: ReadyProps) {
  const t = useMessages('recordCopy', recordCopy);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone, and the result has to be announced.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={4}>
      <Heading level={3} ref={heading} tabIndex={-1}>
        {t.ready}
      </Heading>
      <Text>{t.keepSafe}</Text>
      <Files>
        {files.length === 0 && (
          <Button icon={Printer} onClick={() => onPrint()}>
            {t.print}
          </Button>
        )}
        {files.map(({ name, href }) => (
          <Button key={name} as="a" icon={Download} href={href} download={name}>
            <span>{t.download({ name, file: (content) => <Bdi>{content}</Bdi> })}</span>
          </Button>
        ))}
        <Button variant="secondary" onClick={() => onClose()}>
          {t.close}
        </Button>
      </Files>
    </Stack>
  );
}
