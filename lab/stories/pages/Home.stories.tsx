import type { Meta, StoryObj } from '@storybook/react-vite'
import { FeaturedProduct } from '../../../src/contracts/catalogue/product.ts'
import { HomePage } from '../../../src/views/content/HomePage.tsx'
import { looks, post, shownCategories } from '../../examples/parts/contentSamples.ts'
import { products } from '../../examples/parts/samples.ts'
import { Shop } from '../../examples/parts/surroundings.tsx'

const meta = {
  title: 'Pages/Home',
  component: HomePage,

  args: {
    featured: FeaturedProduct.array().parse(products.slice(0, 6)),
    shown: shownCategories,
    looks,
    posts: [post],
  },
} satisfies Meta<typeof HomePage>
export default meta
type Story = StoryObj<typeof meta>

export const ForBuyers: Story = {}
export const ForVisitors: Story = { decorators: [(Story) => <Shop who={null}>{Story()}</Shop>] }
export const NothingFeatured: Story = { args: { featured: [] } }
