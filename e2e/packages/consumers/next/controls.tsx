'use client';

import { Button, DateTime, Stack, Tabs, Text } from '@medportal/ui';
import { useState } from 'react';

export default function Controls() {
  const [presses, setPresses] = useState(0);
  const [tab, setTab] = useState('visit');
  return (
    <Stack>
      <Button onClick={() => setPresses(presses + 1)}>Pressed {presses} times</Button>
      <Tabs label="Your record" value={tab} onChange={setTab}>
        <Tabs.List>
          <Tabs.Tab value="visit">Visit</Tabs.Tab>
          <Tabs.Tab value="notes">Notes</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="visit">
          <DateTime value="2026-11-20T23:30:00Z" />
        </Tabs.Panel>
        <Tabs.Panel value="notes">
          <Text>No notes yet</Text>
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
