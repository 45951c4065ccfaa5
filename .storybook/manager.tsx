/** @jsxRuntime classic -- Storybook bundles this file without the settings of tsconfig.json. */
import {
  ContrastIcon,
  GlobeIcon,
  PlayIcon,
  TransferIcon,
  UserIcon,
  ZoomIcon,
} from '@storybook/icons';
import * as React from 'react';
import { Select } from 'storybook/internal/components';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import {
  addons,
  types,
  useChannel,
  useGlobals,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';
import { create, styled } from 'storybook/theming';
import { defaultOf, settings, type Setting, type SettingId } from './toolbar.ts';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'MedPortal', brandTarget: '_self' }),
});

const icons: Record<SettingId, React.ComponentType> = {
  theme: ContrastIcon,
  direction: TransferIcon,
  locale: GlobeIcon,
  textSize: ZoomIcon,
  motion: PlayIcon,
  persona: UserIcon,
};

/** A setting as a menu: only its icon at the default, so that all fit, and the chosen value otherwise. */
function SettingMenu({ setting }: { setting: Setting<SettingId> }) {
  const [globals, updateGlobals, storyGlobals] = useGlobals();
  const { id, title, values } = setting;
  const Icon = icons[id];
  return (
    <Select
      ariaLabel={title}
      tooltip={title}
      icon={<Icon />}
      defaultOptions={globals[id]}
      options={Object.entries(values).map(([value, label]) => ({
        value,
        title: `${title}: ${label}`,
      }))}
      // A story that pins a setting shows no other.
      disabled={id in storyGlobals}
      showSelectedOptionTitle={globals[id] !== defaultOf(setting)}
      onSelect={(value) => updateGlobals({ [id]: value })}
    />
  );
}

const Panes = styled.div({ display: 'flex', blockSize: '100%', inlineSize: '100%' });

const Pane = styled.div({
  position: 'relative',
  display: 'flex',
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'auto',
});

const DarkFrame = styled.iframe({ flex: 'none', margin: 'auto', border: 0 });

/** The size of the frame with the story, which the viewport tool changes. */
function usePreviewSize(): { inlineSize: number; blockSize: number } | undefined {
  const [size, setSize] = React.useState<{ inlineSize: number; blockSize: number }>();
  React.useEffect(() => {
    const preview = document.getElementById('storybook-preview-iframe');
    if (!preview) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ inlineSize: preview.clientWidth, blockSize: preview.clientHeight }),
    );
    observer.observe(preview);
    return () => observer.disconnect();
  }, []);
  return size;
}

/** The current story once more, in dark: a document of its own, with the size and the settings of the first. */
function InDark({ storyId }: { storyId: string }) {
  const api = useStorybookApi();
  // Renders again when arguments or globals change the address.
  useStorybookState();
  const { previewHref } = api.getStoryHrefs(storyId, { queryParams: { globals: 'theme:dark' } });
  return (
    <DarkFrame
      title="The story in dark"
      src={previewHref}
      style={usePreviewSize()}
      allow="clipboard-write"
    />
  );
}

function SideBySide({ children }: React.PropsWithChildren) {
  const [{ theme }] = useGlobals();
  const { storyId, viewMode } = useStorybookState();
  const [finished, setFinished] = React.useState<string>();
  useChannel({
    [STORY_FINISHED]: (report: { storyId: string }) => setFinished(report.storyId),
  });
  // Two play functions at once would take the focus from each other, and with it what they type.
  const isDarkShown = theme === 'both' && viewMode === 'story' && finished === storyId;
  // The first pane is always there: moving the preview in the document would reload it.
  return (
    <Panes>
      <Pane>{children}</Pane>
      {isDarkShown && (
        <Pane>
          <InDark key={storyId} storyId={storyId} />
        </Pane>
      )}
    </Panes>
  );
}

addons.register('medportal', () => {
  for (const setting of settings) {
    addons.add(`medportal/${setting.id}`, {
      type: types.TOOL,
      title: setting.title,
      match: ({ tabId }) => !tabId,
      render: () => <SettingMenu setting={setting} />,
    });
  }
  addons.add('medportal/side-by-side', {
    type: types.PREVIEW,
    render: ({ children }) => <SideBySide>{children}</SideBySide>,
  });
});
