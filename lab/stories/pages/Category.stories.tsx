import type { Meta, StoryObj } from '@storybook/react-vite'
import { CategoryPage } from '../../../src/views/catalogue/listing/ListingPage.tsx'
import { closedSheet, SamplePieces, sampleList } from '../../examples/parts/SamplePieces.tsx'
import { categories } from '../../examples/parts/samples.ts'

const meta = {
  title: 'Pages/Category',
  component: CategoryPage,
  args: {
    path: categories.slice(0, 1),
    list: sampleList,
    sheet: closedSheet,
    children: <SamplePieces />,
  },
} satisfies Meta<typeof CategoryPage>
export default meta
type Story = StoryObj<typeof meta>

export const Standing: Story = {}
