import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductCard } from '../../../src/views/parts/product/ProductCard.tsx'
import { productBySlug } from '../../examples/parts/samples.ts'

const meta = {
  title: 'Parts/Product card',
  component: ProductCard,
  parameters: { isPadded: true },
  args: { product: productBySlug('venetian-box-chain'), eager: true },
  decorators: [(Story) => <div style={{ width: '17rem' }}>{Story()}</div>],
} satisfies Meta<typeof ProductCard>
export default meta
type Story = StoryObj<typeof meta>

export const Variants: Story = {}
export const SoldDirectly: Story = { args: { product: productBySlug('polished-ball-earrings') } }
export const OutOfStock: Story = {
  args: { product: { ...productBySlug('venetian-box-chain'), stock: 0 } },
}

const { prices: _prices, stock: _stock, ...unpriced } = productBySlug('venetian-box-chain')
/** Visitors see neither price nor stock (rule G3). */
export const ForVisitors: Story = { args: { product: unpriced } }

export const LongName: Story = {
  args: {
    product: {
      ...productBySlug('venetian-box-chain'),
      title: {
        en: 'Hand-hammered box chain with a moonstone clasp, in three lengths and two finishes',
      },
    },
  },
}
