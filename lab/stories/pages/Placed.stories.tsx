import type { Meta, StoryObj } from '@storybook/react-vite'
import { PlacedPage } from '../../../src/views/orders/PlacedPage.tsx'
import { order } from '../../examples/parts/samples.ts'

const meta = {
  title: 'Pages/Order placed',
  component: PlacedPage,

  args: { order },
} satisfies Meta<typeof PlacedPage>
export default meta
type Story = StoryObj<typeof meta>

export const Placed: Story = {}
