import type { Meta, StoryObj } from '@storybook/react-vite'
import { CategoryPage } from '../../../views/pages/ListingPage.tsx'
import { categories, wholeList } from '../../examples/samples.ts'
import { SamplePieces } from '../SamplePieces.tsx'

const meta = {
  title: 'Pages/Category',
  component: CategoryPage,
  args: {
    path: categories.slice(0, 1),
    list: wholeList,
    children: <SamplePieces />,
  },
} satisfies Meta<typeof CategoryPage>
export default meta
type Story = StoryObj<typeof meta>

export const Standing: Story = {}
