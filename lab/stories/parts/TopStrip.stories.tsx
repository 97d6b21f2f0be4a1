import type { Meta, StoryObj } from '@storybook/react-vite'
import { TopStrip } from '../../../src/views/shell/header/TopStrip.tsx'
import { Shop } from '../../examples/parts/surroundings.tsx'

const meta = {
  title: 'Parts/Top strip',
  component: TopStrip,
  args: { hasHeader: true },
} satisfies Meta<typeof TopStrip>
export default meta
type Story = StoryObj<typeof meta>

export const AboveTheHeader: Story = {}

export const WhereThereIsNoHeader: Story = { args: { hasHeader: false } }

export const ForVisitors: Story = { decorators: [(Story) => <Shop who={null}>{Story()}</Shop>] }
