import type { Meta, StoryObj } from '@storybook/react-vite'
import { WishlistPage } from '../../../src/views/account/WishlistPage.tsx'
import { products } from '../../examples/parts/samples.ts'

const meta = {
  title: 'Pages/Wishlist',
  component: WishlistPage,
  args: { products: products.slice(0, 3) },
} satisfies Meta<typeof WishlistPage>
export default meta
type Story = StoryObj<typeof meta>

export const ThreePieces: Story = {}
export const Empty: Story = { args: { products: [] } }
