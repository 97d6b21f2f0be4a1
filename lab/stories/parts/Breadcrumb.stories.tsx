import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from '../../../src/views/parts/page/Breadcrumb.tsx'

const meta = {
  title: 'Parts/Breadcrumb',
  component: Breadcrumb,
  parameters: { isPadded: true },
  args: {
    trail: [
      { to: '/eshop', text: 'E-shop' },
      { to: '/eshop/rings', text: 'Rings' },
      { to: '/eshop/stacking', text: 'Stacking rings' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeDeep: Story = {}
export const TopOnly: Story = { args: { trail: [{ to: '/eshop', text: 'E-shop' }] } }
