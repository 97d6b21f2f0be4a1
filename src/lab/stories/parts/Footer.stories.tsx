import type { Meta, StoryObj } from '@storybook/react-vite'
import { Footer } from '../../../views/shell/Footer.tsx'

const meta = {
  title: 'Parts/Footer',
  component: Footer,
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Standing: Story = {}
