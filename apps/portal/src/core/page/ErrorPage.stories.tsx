import { mock } from '@medportal/api-client/msw';
import type { RouteObject } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { seeAccount } from '../../testing/barSteps.ts';
import { PortalProviders } from '../../shell/Portal.tsx';
import { paths } from '../../paths.ts';
import { routes } from '../../router.tsx';
import { pageParameters, PortalFromStart, tokenOf, type Viewer } from '../../testing/PortalAt.tsx';
import { people } from '../../testing/people.ts';

const addressOfBroken = '/Broken';
const [layout] = routes;

interface BrokenPortalProps {
  viewer: Viewer;
  /** The error: an unknown address, a value that a page throws, or a form body that the router rejects. */
  cause:
    | { kind: 'address'; path: string }
    | { kind: 'thrown'; value: unknown }
    | { kind: 'sent'; body: string };
}

function pathOf(cause: BrokenPortalProps['cause']): string {
  switch (cause.kind) {
    case 'address':
      return cause.path;
    case 'thrown':
      return addressOfBroken;
    case 'sent':
      return paths.features();
    default:
      return cause satisfies never;
  }
}

function BrokenPortal({ viewer, cause }: BrokenPortalProps) {
  const broken: RouteObject = {
    path: addressOfBroken,
    lazy: async () => {
      if (cause.kind === 'thrown') throw cause.value;
      return {};
    },
  };
  return (
    <PortalFromStart
      stored={tokenOf(viewer, paths.home())}
      path={pathOf(cause)}
      routes={[{ ...layout, index: false, children: [...(layout?.children ?? []), broken] }]}
      onRouter={(router) => {
        if (cause.kind === 'sent')
          void router.navigate(paths.features(), {
            formMethod: 'post',
            formEncType: 'application/json',
            body: cause.body,
          });
      }}
    />
  );
}

const unknownAddress = { kind: 'address' as const, path: '/Nowhere' };

async function expectFailure(canvasElement: HTMLElement, words: string | RegExp) {
  const canvas = within(canvasElement);
  await expect(
    await canvas.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  await expect(canvas.getByText(words)).toBeVisible();
  await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Home' })).toBeVisible();
}

const meta = preview.meta({
  title: 'Pages/Error view',
  component: BrokenPortal,
  tags: ['persona:visitor', 'state:failed'],
  args: { viewer: 'visitor' as const, cause: unknownAddress },
  parameters: pageParameters,
});

/** Open an address that the portal does not have. */
export const NotFound = meta.story({
  name: '404',
  play: async ({ canvasElement }) => {
    await expectFailure(canvasElement, '404 Not Found');
  },
});

/** Open an address that was cut off within an encoded letter. */
export const BadRequest = meta.story({
  name: '400',
  args: { cause: { kind: 'address', path: '/patient/%E0%A4%A' } },
  beforeEach: ({ msw }) => msw.use(mock.getPatient.fail(404)),
  parameters: { expectedConsole: [/could not be decoded/] },
  play: async ({ canvasElement }) => {
    await expectFailure(canvasElement, '400 Bad Request');
  },
});

/** A page throws an error that says what happened. */
export const ErrorMessage = meta.story({
  args: { cause: { kind: 'thrown', value: new Error('The readings could not be understood.') } },
  play: async ({ canvasElement }) => {
    await expectFailure(canvasElement, 'The readings could not be understood.');
  },
});

/** A page throws something other than an error. */
export const NonErrorThrown = meta.story({
  args: { cause: { kind: 'thrown', value: 'something that is no error' } },
  play: async ({ canvasElement }) => {
    await expectFailure(canvasElement, /^Something went wrong on our side/);
  },
});

/** Open an unknown address while logged in. */
export const SignedIn = meta.story({
  args: { viewer: 'patient' },
  tags: ['!persona:visitor', 'persona:patient'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectFailure(canvasElement, '404 Not Found');
    await seeAccount({ canvas, userEvent }, people.patient.name);
  },
});

function Broken(): never {
  throw new Error('The bar could not be shown.');
}

/** An error outside the layout: shown without app bar and footer. */
export const Crash = meta.story({
  parameters: { expectedConsole: [/The bar could not be shown/] },
  render: () => (
    <PortalProviders>
      <Broken />
    </PortalProviders>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectFailure(canvasElement, 'The bar could not be shown.');
    await expect(canvas.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(document.title).toBe('Unexpected Application Error! – MedPortal');
  },
});
