import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { expect, waitFor } from 'storybook/test';
import { StyleSheetManager } from 'styled-components';
import preview from '../../../../.storybook/preview.tsx';
import { Button, ButtonLink } from '../components/Button/Button.tsx';
import { Section } from '../components/Card/Card.tsx';
import { DescriptionList } from '../components/DescriptionList/DescriptionList.tsx';
import { DoctorGrid } from '../components/DoctorCard/DoctorGrid.tsx';
import { PageHeading } from '../components/Heading/Heading.tsx';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { GlobalStyle } from './GlobalStyle.tsx';

/** What a page may set for elements. */
const ownStyles = `
  * { box-sizing: content-box; }
  body { margin: 40px; background: linen; color: maroon; font: italic 13px/2 Georgia, serif; text-align: end; }
  h1, h2, h3, p, ul, dl, dd, fieldset { margin: 3em; }
  ul { padding: 2em; list-style: square; }
  button, input, select { font: bold 11px monospace; letter-spacing: 2px; }
  :focus-visible { outline: 9px dotted red; }
`;

const ownContent = `
  <h1>A page of its own</h1>
  <p>It has its own styles.</p>
  <ul role="list"><li>One</li></ul>
  <button>Press</button>
  <input aria-label="Input" hidden>
`;

interface AnotherPageProps {
  /** Identifies the page to the test. */
  title: string;
  /** Its style sheet. */
  styles?: string;
  /** Components, after the content of the page. */
  children?: ReactNode;
}

function AnotherPage({ title, styles = '', children }: AnotherPageProps) {
  const [page, setPage] = useState<Document | null>(null);
  const root = page?.querySelector('#root');
  return (
    <iframe
      title={title}
      sandbox="allow-same-origin"
      width="640"
      height="400"
      srcDoc={`<!doctype html><style>${styles}</style><main>${ownContent}</main><div id="root"></div>`}
      onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
    >
      {page &&
        root &&
        createPortal(<StyleSheetManager target={page.head}>{children}</StyleSheetManager>, root)}
    </iframe>
  );
}

const components = (
  <Stack id="components" style={{ inlineSize: '500px' }}>
    <PageHeading lead="Find a doctor by name.">Doctors</PageHeading>
    <Section heading="Clinic">
      <Text>Open on weekdays.</Text>
      <DescriptionList>
        <DescriptionList.Item term="Phone">01234</DescriptionList.Item>
      </DescriptionList>
    </Section>
    <TextField label="Name" hint="As in your passport" />
    <Select label="Room" options={[{ value: 1, label: 'First' }]} />
    <RadioGroup label="Time" options={[{ value: 'morning', label: 'Morning' }]} />
    <DoctorGrid doctors={[{ name: 'Sami Sample', href: '#sami', gender: 'unspecified' }]} />
    <Button>Save</Button>
    <ButtonLink href="#doctors">Find a doctor</ButtonLink>
  </Stack>
);

// The pages differ in height and in the custom properties, which have no effect of their own.
const ignored = /^(block-size|height|perspective-origin|transform-origin|--medportal-.*)$/;

/** The computed styles of elements. */
const stylesOf = (elements: Iterable<Element>) =>
  Array.from(elements, (element) => {
    const style = getComputedStyle(element);
    const names = [...style].filter((name) => !ignored.test(name));
    const values = names.map((name) => [name, style.getPropertyValue(name)]);
    return { element: element.tagName, style: Object.fromEntries(values) };
  });

const meta = preview.meta({
  title: 'Foundations/Global style',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
});

/** Components in a page with styles of its own: neither changes the other. */
export const InAnotherPage = meta.story({
  render: () => (
    <>
      <AnotherPage title="Both" styles={ownStyles}>
        <GlobalStyle />
        <div className="medportal">{components}</div>
      </AnotherPage>
      <AnotherPage title="Page alone" styles={ownStyles} />
      <AnotherPage title="Components alone">
        <GlobalStyle />
        <div className="medportal">{components}</div>
      </AnotherPage>
      <AnotherPage title="Without the class" styles={ownStyles}>
        <GlobalStyle />
        <div>{components}</div>
      </AnotherPage>
    </>
  ),
  play: async ({ canvas }) => {
    const elementsIn = async (title: string, selector: string) => {
      const frame = await canvas.findByTitle<HTMLIFrameElement>(title);
      const find = () => frame.contentDocument?.querySelectorAll(selector);
      await waitFor(() => expect(find()).not.toHaveLength(0));
      return find() ?? [];
    };
    const componentsIn = async (title: string) =>
      stylesOf(await elementsIn(title, '#components, #components *'));
    const ownContentIn = async (title: string) =>
      stylesOf(await elementsIn(title, 'html, body, main, main *'));

    const together = await componentsIn('Both');
    await expect(together).toEqual(await componentsIn('Components alone'));
    await expect(together).not.toEqual(await componentsIn('Without the class'));

    const own = await ownContentIn('Both');
    await expect(own).toEqual(await ownContentIn('Page alone'));
    await expect(own).not.toEqual(await ownContentIn('Components alone'));
  },
});
