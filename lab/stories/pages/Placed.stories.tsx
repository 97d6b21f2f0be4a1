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

const { payment } = order

export const DeclinedTestPayment: Story = {
  args: {
    order: {
      ...order,
      payment: payment && {
        ...payment,
        ...{ method: 'test', status: 'failed', bank: null, payUrl: '/__pay/o-000123' },
        entries: [
          { at: '2026-03-02T09:31:00Z', kind: 'failed', amount: payment.open, currency: 'INR' },
        ],
      },
    },
  },
}

export const PaidTooMuch: Story = {
  args: {
    order: {
      ...order,
      payment: payment && {
        ...payment,
        ...{ status: 'overpaid', paid: payment.open + 10, open: 0, excess: 10 },
        entries: [
          { at: '2026-03-03T09:30:00Z', kind: 'captured', amount: 99.5, currency: 'EUR' },
          {
            ...{ at: '2026-03-04T09:30:00Z', kind: 'captured', currency: 'INR' },
            amount: payment.open + 10,
          },
        ],
      },
    },
  },
}
