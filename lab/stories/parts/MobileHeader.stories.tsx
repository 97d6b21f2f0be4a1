import type { Meta, StoryObj } from '@storybook/react-vite'
import { MobileHeader } from '../../../src/views/shell/header/MobileHeader.tsx'

const meta = {
  title: 'Parts/Mobile header',
  component: MobileHeader,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MobileHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Standing: Story = {}
