import type { Meta, StoryObj } from '@storybook/react-vite'
import { SettingsContext } from '../../../src/views/parts/shop.ts'
import { Footer } from '../../../src/views/shell/footer/Footer.tsx'
import { settings } from '../../examples/parts/samples.ts'

const meta = {
  title: 'Parts/Footer',
  component: Footer,
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Standing: Story = {}
export const OnPhones: Story = { globals: { viewport: { value: 'phone' } } }
/** The other sections are switched off in the settings. */
export const LinksAlone: Story = {
  decorators: [
    (Story) => (
      <SettingsContext
        value={{
          ...settings,
          customization: {
            ...settings.customization,
            showFooterSection1Status: false,
            showFooterSection2Status: false,
            showFooterSection3Status: false,
          },
        }}
      >
        {Story()}
      </SettingsContext>
    ),
  ],
}
