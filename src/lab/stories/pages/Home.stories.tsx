import type { Meta, StoryObj } from '@storybook/react-vite'
import { FeaturedProduct } from '../../../contracts/catalogue.ts'
import { HomePage } from '../../../views/pages/HomePage.tsx'
import { looks, post, shownCategories } from '../../examples/contentSamples.ts'
import { products } from '../../examples/samples.ts'
import { Shop } from '../../examples/surroundings.tsx'

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
