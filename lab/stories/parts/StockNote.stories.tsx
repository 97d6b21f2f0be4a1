import type { Meta, StoryObj } from '@storybook/react-vite'
import { StockNote } from '../../../src/views/parts/product/StockNote.tsx'

const meta = {
  title: 'Parts/Stock note',
  component: StockNote,
  parameters: { isPadded: true },
  args: { inStock: true },
} satisfies Meta<typeof StockNote>
export default meta
type Story = StoryObj<typeof meta>

export const InStock: Story = {}
export const MadeLater: Story = { args: { inStock: false } }
