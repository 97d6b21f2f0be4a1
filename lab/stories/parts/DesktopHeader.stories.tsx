import type { Meta, StoryObj } from '@storybook/react-vite'
import { DesktopHeader } from '../../../src/views/shell/header/DesktopHeader.tsx'

const meta = {
  title: 'Parts/Desktop header',
  component: DesktopHeader,
} satisfies Meta<typeof DesktopHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Standing: Story = {}
