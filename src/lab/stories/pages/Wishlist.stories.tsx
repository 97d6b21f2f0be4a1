import type { Meta, StoryObj } from '@storybook/react-vite'
import { WishlistPage } from '../../../views/pages/WishlistPage.tsx'
import { products } from '../../examples/samples.ts'

const meta = {
  title: 'Pages/Wishlist',
  component: WishlistPage,
  args: { products: products.slice(0, 3) },
} satisfies Meta<typeof WishlistPage>
export default meta
type Story = StoryObj<typeof meta>

export const ThreePieces: Story = {}
export const Empty: Story = { args: { products: [] } }
