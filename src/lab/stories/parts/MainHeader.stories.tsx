import type { Meta, StoryObj } from '@storybook/react-vite'
import { MainHeader } from '../../../views/shell/MainHeader.tsx'

const meta = {
  title: 'Parts/Main header',
  component: MainHeader,
} satisfies Meta<typeof MainHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Standing: Story = {}
