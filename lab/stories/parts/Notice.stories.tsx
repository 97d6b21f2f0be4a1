import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notice } from '../../../src/views/parts/Notice.tsx'

const meta = {
  title: 'Parts/Notice',
  component: Notice,
  parameters: { isPadded: true },
  args: { children: 'A piece that is not in stock ships within 45 days.' },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Bad: Story = { args: { tone: 'bad', children: 'This piece is no longer sold.' } }
