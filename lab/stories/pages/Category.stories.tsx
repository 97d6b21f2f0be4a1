import type { Meta, StoryObj } from '@storybook/react-vite'
import { CategoryPage } from '../../../src/views/catalogue/listing/ListingPage.tsx'
import { closedSheet, SamplePieces } from '../../examples/parts/SamplePieces.tsx'
import { categories, wholeList } from '../../examples/parts/samples.ts'

const meta = {
  title: 'Pages/Category',
  component: CategoryPage,
  args: {
    path: categories.slice(0, 1),
    list: wholeList,
    sheet: closedSheet,
    children: <SamplePieces />,
  },
} satisfies Meta<typeof CategoryPage>
export default meta
type Story = StoryObj<typeof meta>

export const Standing: Story = {}
