import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { ResponseCopyOverlay } from './ResponseCopy.tsx';

const meta = preview.meta({
  title: 'Screens/Patient/Response copy',
  component: ResponseCopyOverlay,
  tags: ['screen', 'persona:patient'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
  args: {
    open: true,
    file: { name: 'response-Sami-Sample-2026-11-20.fhir.json', href: '#file' },
    onPrint: fn(),
    onCancel: fn(),
  },
});

const overlay = () => within(screen.getByRole('dialog', { name: 'Download this response' }));

/** The reader presses Download: a page to print or a FHIR file. */
export const Formats = meta.story({
  play: async ({ args, userEvent }) => {
    const file = overlay().getByRole('link', { name: 'Download FHIR R4 file' });
    await expect(file).toHaveAttribute('download', args.file.name);
    await userEvent.click(overlay().getByRole('button', { name: 'Print or save as PDF' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(overlay().getByRole('button', { name: 'Close' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** The reader presses Download in Arabic. */
export const Arabic = meta.story({ tags: ['state:edge'], globals: { locale: 'ar' } });
