import type { Meta, StoryObj } from '@storybook/react-vite'
import { HistoryPage } from '../../../src/views/orders/HistoryPage.tsx'
import { order } from '../../examples/parts/samples.ts'

const meta = {
  title: 'Pages/Order history',
  component: HistoryPage,

  args: { orders: [order], pageNumber: 1, pageCount: 3 },
} satisfies Meta<typeof HistoryPage>
export default meta
type Story = StoryObj<typeof meta>

export const Listed: Story = {}
export const Shipped: Story = { args: { orders: [{ ...order, status: 'shipped' }] } }
export const Cancelled: Story = {
  args: { orders: [{ ...order, status: 'cancelled' }], pageCount: 1 },
}
export const NoneYet: Story = { args: { orders: [], pageCount: 1 } }
