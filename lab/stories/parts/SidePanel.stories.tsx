import type { Meta, StoryObj } from '@storybook/react-vite'
import { SidePanel } from '../../../src/views/shell/panel/SidePanel.tsx'

const meta = {
  title: 'Parts/Side panel',
  component: SidePanel,
  args: {
    isOpen: true,
    title: 'A panel',
    onClose: () => undefined,
    children: <p style={{ padding: '1.25rem' }}>What it is about.</p>,
  },
} satisfies Meta<typeof SidePanel>
export default meta
type Story = StoryObj<typeof meta>

export const WhereLinesEnd: Story = {}
export const WhereLinesStart: Story = { args: { side: 'start' } }
export const LongTitle: Story = {
  args: { title: 'A title that is rather longer than anybody has thought it would be' },
}
