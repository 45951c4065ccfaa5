import { Mail, MapPin, Phone } from 'lucide-react';
import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Link } from '../Link/Link.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = preview.meta({ title: 'Components/DescriptionList', component: DescriptionList });

export const Default = meta.story({
  render: () => (
    <Card>
      <DescriptionList>
        <DescriptionList.Item term="Phone" icon={Phone}>
          555 0100
        </DescriptionList.Item>
        <DescriptionList.Item term="Email" icon={Mail}>
          <Link href="mailto:ada@example.org">ada@example.org</Link>
        </DescriptionList.Item>
        <DescriptionList.Item term="Address" icon={MapPin} />
      </DescriptionList>
    </Card>
  ),
});

export const LongValues = meta.story({
  render: () => (
    <Card>
      <DescriptionList>
        <DescriptionList.Item term="Treatment plan as agreed">
          {'Rest, fluids, and a second look in two weeks. '.repeat(6)}
        </DescriptionList.Item>
        <DescriptionList.Item term="Attachment">{'example-'.repeat(30)}</DescriptionList.Item>
      </DescriptionList>
    </Card>
  ),
});
