import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { stale } from '../../../components/StaleNotice/StaleNotice.fixtures.ts';
import { foundDoctors, grants, sharingArgs } from './Sharing.fixtures.ts';
import { Sharing } from './Sharing.tsx';
import { notSaved, pending, profileArgs, StatefulScreen } from '../StatefulScreen.fixtures.tsx';
import { retry } from '../../shared/retry.fixtures.ts';

const meta = preview.meta({
  title: 'Screens/Patient/Sharing',
  tags: ['screen', 'persona:owner'],
  component: Sharing,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
  args: sharingArgs,
  render: (args) => (
    <StatefulScreen {...profileArgs} tab="sharing" sharing={<Sharing {...args} />} />
  ),
});

const failure = {
  title: 'The doctors who can read your record could not be loaded',
  message: 'Check your connection and try again.',
};

const sharing = (target = { name: 'Linden Hill' }) => ({ ...sharingArgs.share, target });
const changing = {
  ...sharingArgs.share,
  target: { name: grants.shared.doctor.name, grant: grants.shared },
  lastDay: '2027-01-31',
};
const stopping = { ...sharingArgs.stop, grant: grants.byRequest };
const searched = {
  ...sharingArgs.search,
  term: 'l',
  found: { status: 'ready', items: foundDoctors },
  hasMore: true,
} as const;

const overlay = () => within(screen.getByRole('dialog'));

/** Who can read the record and who could, since when, why, and until when. */
export const Grants = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [first, second, ...past] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent(/Your whole recordSince .*, when you sent a request/);
    await expect(second).toHaveTextContent(/Readings, MedicinesSince .*, when you shared itUntil/);
    await expect(past).toHaveLength(3);
    await expect(past.at(-1)).toHaveTextContent('Ended: Dr. Ivy Marsh no longer responds here');
    await expect(within(past.at(-1)!).queryByRole('button')).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Change what Dr. Juniper Vale can read' }),
    );
    await expect(args.share.onOpen).toHaveBeenCalledWith({
      name: 'Juniper Vale',
      grant: grants.shared,
    });
    await userEvent.click(
      canvas.getByRole('button', { name: 'Stop sharing with Dr. Alder Brook' }),
    );
    await expect(args.stop.onOpen).toHaveBeenCalledWith(grants.byRequest);
  },
});

export const Loading = meta.story({
  tags: ['state:loading'],
  args: { view: { status: 'loading' } },
});

/** No doctor could ever read the record. */
export const Nobody = meta.story({
  tags: ['state:empty'],
  args: { view: { status: 'empty' } },
});

/** All sharing has ended. */
export const OnlyPast = meta.story({
  tags: ['state:empty'],
  args: { view: { status: 'ready', items: [grants.stopped, grants.expired] } },
});

export const Failed = meta.story({
  tags: ['state:failed'],
  args: { view: { status: 'failed', failure } },
  play: retry,
});

/** The list is loaded, and a refresh failed. */
export const RefreshFailed = meta.story({
  tags: ['state:failed'],
  args: { view: { status: 'ready', items: [grants.byRequest], stale } },
});

/** The owner searches for a doctor to share with. */
export const SearchHits = meta.story({
  args: { search: searched },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share with Dr. Linden Hill' }));
    await expect(args.share.onOpen).toHaveBeenCalledWith({ name: 'Linden Hill' });
  },
});

export const Searching = meta.story({
  tags: ['state:loading'],
  args: { search: { ...searched, found: { status: 'loading' } } },
});

/** No doctor has the name that the owner searched for. */
export const NothingFound = meta.story({
  tags: ['state:empty'],
  args: { search: { ...searched, found: { status: 'empty' }, hasMore: false } },
});

export const SearchFailed = meta.story({
  tags: ['state:failed'],
  args: {
    search: {
      ...searched,
      found: {
        status: 'failed',
        failure: { ...failure, title: 'The doctors could not be loaded' },
      },
    },
  },
});

/** A doctor who cannot read anything yet. */
export const Share = meta.story({
  args: { share: sharing() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(overlay().getByRole('checkbox', { name: 'Chronic diseases' }));
    await userEvent.click(overlay().getByRole('button', { name: 'Save' }));
    await expect(args.share.onSave).toHaveBeenCalledWith({
      name: 'Linden Hill',
      sections: ['details', 'readings', 'medicines', 'allergies'],
      expiresOn: undefined,
    });
  },
});

/** The owner presses Change beside a doctor who can read parts of the record. */
export const Change = meta.story({
  args: { share: changing },
  play: async ({ args, userEvent }) => {
    await expect(overlay().getByRole('checkbox', { name: 'Readings' })).toBeChecked();
    await expect(overlay().getByRole('checkbox', { name: 'Allergies' })).not.toBeChecked();
    await expect(overlay().getByLabelText(/^Until/)).toHaveValue('2027-01-31');
    await userEvent.click(overlay().getByRole('button', { name: 'Save' }));
    await expect(args.share.onSave).toHaveBeenCalledWith({
      name: 'Juniper Vale',
      sections: ['readings', 'medicines'],
      expiresOn: '2027-01-31',
    });
  },
});

/** No part is chosen, and the last day is over. */
export const ShareInvalid = meta.story({
  tags: ['state:failed'],
  args: { share: { ...changing, lastDay: '2026-11-01' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(overlay().getByRole('checkbox', { name: 'Readings' }));
    await userEvent.click(overlay().getByRole('checkbox', { name: 'Medicines' }));
    await userEvent.click(overlay().getByRole('button', { name: 'Save' }));
    const links = overlay().getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Choose at least one part of your record',
      'Choose a day from today on',
    ]);
    await expect(args.share.onSave).not.toHaveBeenCalled();
  },
});

export const ShareSaving = meta.story({
  tags: ['state:loading'],
  args: { share: { ...sharing(), submission: pending } },
});

export const ShareFailed = meta.story({
  tags: ['state:failed'],
  args: { share: { ...sharing(), submission: notSaved } },
});

/** Asks first, and says what stopping does and does not do. */
export const Stop = meta.story({
  args: { stop: stopping },
  play: async ({ args, userEvent }) => {
    await userEvent.click(overlay().getByRole('button', { name: 'Stop sharing' }));
    await expect(args.stop.onStop).toHaveBeenCalledWith(grants.byRequest);
  },
});

export const Stopping = meta.story({
  tags: ['state:loading'],
  args: { stop: { ...stopping, submission: pending } },
});

export const StopFailed = meta.story({
  tags: ['state:failed'],
  args: { stop: { ...stopping, submission: notSaved } },
});

const longName =
  'Honeysuckle Wintergreen Featherstone-Meadowsweet of the Upper Larkspur Valley and the Lower Mill';

export const LongName = meta.story({
  tags: ['state:edge'],
  args: {
    view: {
      status: 'ready',
      items: [{ ...grants.byRequest, doctor: { name: longName, href: '#long' } }],
    },
  },
});

export const Arabic = meta.story({
  tags: ['state:edge'],
  globals: { locale: 'ar' },
});
