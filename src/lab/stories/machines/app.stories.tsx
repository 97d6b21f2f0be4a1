// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../StateStory.tsx'

const meta = {
  title: 'Machines/App',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'at the start',
        'after login.needed',
        'after said',
        'after toast.raised',
        'after departed',
        'after cart.changed',
        'after stock.changed',
        'after connection.opened',
        'after page.left',
        'after order.submitted',
        'after location.shown',
        'after cart.outdated',
        'after product.added',
        'after line.removed',
        'after product.activated',
        'after page.shown',
        'after session.opened',
        'after session.closed',
        'after connectivity.restored',
        'after shop.changed',
        'after product.shown',
        'after network.failed',
        'after session.rejected',
        'after message.added',
        'after inbox.outdated',
        'after stored.changed',
        'after session.renewed',
      ],
    },
  },
  args: { machine: 'app', state: 'at the start' },
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const AtTheStart: Story = {
  name: 'at the start',
  args: { state: 'at the start' },
}
export const AfterLoginNeeded: Story = {
  name: 'after login.needed',
  args: { state: 'after login.needed' },
}
export const AfterSaid: Story = {
  name: 'after said',
  args: { state: 'after said' },
}
export const AfterToastRaised: Story = {
  name: 'after toast.raised',
  args: { state: 'after toast.raised' },
}
export const AfterDeparted: Story = {
  name: 'after departed',
  args: { state: 'after departed' },
}
export const AfterCartChanged: Story = {
  name: 'after cart.changed',
  args: { state: 'after cart.changed' },
}
export const AfterStockChanged: Story = {
  name: 'after stock.changed',
  args: { state: 'after stock.changed' },
}
export const AfterConnectionOpened: Story = {
  name: 'after connection.opened',
  args: { state: 'after connection.opened' },
}
export const AfterPageLeft: Story = {
  name: 'after page.left',
  args: { state: 'after page.left' },
}
export const AfterOrderSubmitted: Story = {
  name: 'after order.submitted',
  args: { state: 'after order.submitted' },
}
export const AfterLocationShown: Story = {
  name: 'after location.shown',
  args: { state: 'after location.shown' },
}
export const AfterCartOutdated: Story = {
  name: 'after cart.outdated',
  args: { state: 'after cart.outdated' },
}
export const AfterProductAdded: Story = {
  name: 'after product.added',
  args: { state: 'after product.added' },
}
export const AfterLineRemoved: Story = {
  name: 'after line.removed',
  args: { state: 'after line.removed' },
}
export const AfterProductActivated: Story = {
  name: 'after product.activated',
  args: { state: 'after product.activated' },
}
export const AfterPageShown: Story = {
  name: 'after page.shown',
  args: { state: 'after page.shown' },
}
export const AfterSessionOpened: Story = {
  name: 'after session.opened',
  args: { state: 'after session.opened' },
}
export const AfterSessionClosed: Story = {
  name: 'after session.closed',
  args: { state: 'after session.closed' },
}
export const AfterConnectivityRestored: Story = {
  name: 'after connectivity.restored',
  args: { state: 'after connectivity.restored' },
}
export const AfterShopChanged: Story = {
  name: 'after shop.changed',
  args: { state: 'after shop.changed' },
}
export const AfterProductShown: Story = {
  name: 'after product.shown',
  args: { state: 'after product.shown' },
}
export const AfterNetworkFailed: Story = {
  name: 'after network.failed',
  args: { state: 'after network.failed' },
}
export const AfterSessionRejected: Story = {
  name: 'after session.rejected',
  args: { state: 'after session.rejected' },
}
export const AfterMessageAdded: Story = {
  name: 'after message.added',
  args: { state: 'after message.added' },
}
export const AfterInboxOutdated: Story = {
  name: 'after inbox.outdated',
  args: { state: 'after inbox.outdated' },
}
export const AfterStoredChanged: Story = {
  name: 'after stored.changed',
  args: { state: 'after stored.changed' },
}
export const AfterSessionRenewed: Story = {
  name: 'after session.renewed',
  args: { state: 'after session.renewed' },
}
