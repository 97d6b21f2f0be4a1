import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type Opened, openScenario, type ScenarioName } from '../../../mocks/scenarios/scenarios.ts'
import { createI18n, type I18n } from '../i18n/i18n.ts'
import { ScenarioStory } from './ScenarioStory.tsx'

interface Loaded {
  readonly opened: Opened
  readonly i18n: I18n
}

/** The whole shop against the mocks, in the scenario of the toolbar. */
const meta = {
  title: 'Shop/Scenarios',
  parameters: { isWholeShop: true },
  loaders: [
    async ({ globals }): Promise<Loaded> => ({
      opened: await openScenario(globals.scenario as ScenarioName),
      i18n: await createI18n(),
    }),
  ],
  render: (_args, { loaded, globals }) => (
    <ScenarioStory key={String(globals.scenario)} {...(loaded as Loaded)} />
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const scenario = (name: ScenarioName, text: string | RegExp): Story => ({
  globals: { scenario: name },
  play: async ({ canvas }) => {
    await waitFor(
      async () => expect((await canvas.findAllByText(text)).length).toBeGreaterThan(0),
      {
        timeout: 10_000,
      },
    )
  },
})

export const AsTheToolbarSays: Story = {}
export const Guest = scenario('guest', 'Silver and brass, by the piece and by the tray')
export const Unverified = scenario('unverified', 'Log in')
export const Verified = scenario('verified', 'Good to see you, Asha Rao')
export const FullCart = scenario('full-cart', 'Rose quartz threaders')
export const OutOfStock = scenario('out-of-stock', /Made to order/)
export const Chain = scenario('chain', 'Cable chain')
export const PriceChanged = scenario('price-changed', /3,200\.00/)
export const ExpiredToken = scenario('expired-token', 'Log in')
export const ServerError = scenario('server-error', 'Unexpected Application Error!')
export const SlowNetwork = scenario('slow-network', 'Loading...')
export const Malformed = scenario('malformed', 'Unexpected Application Error!')
export const Offline = scenario('offline', /Connection Lost/)
export const SocketDown = scenario('socket-down', 'Good to see you, Asha Rao')
