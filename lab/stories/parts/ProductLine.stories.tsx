import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductLine } from '../../../src/views/catalogue/listing/ProductLine.tsx'
import { productBySlug } from '../../examples/parts/samples.ts'

const meta = {
  title: 'Parts/Product line',
  component: ProductLine,
  parameters: { isPadded: true },
  args: { product: productBySlug('venetian-box-chain'), eager: true, query: '' },
} satisfies Meta<typeof ProductLine>
export default meta
type Story = StoryObj<typeof meta>

export const Variants: Story = {}
export const SoldDirectly: Story = { args: { product: productBySlug('polished-ball-earrings') } }
export const Searched: Story = { args: { query: 'rope' } }
