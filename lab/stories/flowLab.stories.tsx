// Made by `npm run derive` from the registry; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LabStory } from './LabStory.tsx'
import { wordsFit } from './wordsFit.ts'

const meta = {
  title: 'Flow lab',
  component: LabStory,
  parameters: { hasOwnRouter: true, a11y: { test: 'off' } },
  args: { machine: 'addressBook' },
  play: wordsFit,
} satisfies Meta<typeof LabStory>
export default meta
type Story = StoryObj<typeof meta>

export const AddressBook: Story = {
  name: 'Address book',
  args: { machine: 'addressBook' },
}
export const AddressForm: Story = {
  name: 'Address form',
  args: { machine: 'addressForm' },
}
export const App: Story = {
  name: 'App',
  args: { machine: 'app' },
  parameters: { a11y: { test: 'error' } },
}
export const AskReturn: Story = {
  name: 'Ask return',
  args: { machine: 'askReturn' },
}
export const CancelOrder: Story = {
  name: 'Cancel order',
  args: { machine: 'cancelOrder' },
}
export const MovedDate: Story = {
  name: 'Moved date',
  args: { machine: 'movedDate' },
}
export const Cart: Story = {
  name: 'Cart',
  args: { machine: 'cart' },
  parameters: { a11y: { test: 'error' } },
}
export const CartPage: Story = {
  name: 'Cart page',
  args: { machine: 'cartPage' },
}
export const CartPanel: Story = {
  name: 'Cart panel',
  args: { machine: 'cartPanel' },
}
export const ChangeEmail: Story = {
  name: 'Change email',
  args: { machine: 'changeEmail' },
}
export const ChangePassword: Story = {
  name: 'Change password',
  args: { machine: 'changePassword' },
}
export const Checkout: Story = {
  name: 'Checkout',
  args: { machine: 'checkout' },
  parameters: { a11y: { test: 'error' } },
}
export const Connectivity: Story = {
  name: 'Connectivity',
  args: { machine: 'connectivity' },
}
export const Contact: Story = {
  name: 'Contact',
  args: { machine: 'contact' },
}
export const Coupon: Story = {
  name: 'Coupon',
  args: { machine: 'coupon' },
}
export const CustomWork: Story = {
  name: 'Custom work',
  args: { machine: 'customWork' },
}
export const Devices: Story = {
  name: 'Devices',
  args: { machine: 'devices' },
}
export const EmailLink: Story = {
  name: 'Email link',
  args: { machine: 'emailLink' },
}
export const EmailVerification: Story = {
  name: 'Email verification',
  args: { machine: 'emailVerification' },
  parameters: { a11y: { test: 'error' } },
}
export const EraseAccount: Story = {
  name: 'Erase account',
  args: { machine: 'eraseAccount' },
}
export const ExportData: Story = {
  name: 'Export data',
  args: { machine: 'exportData' },
}
export const FilterSheet: Story = {
  name: 'Filter sheet',
  args: { machine: 'filterSheet' },
}
export const ForgotPassword: Story = {
  name: 'Forgot password',
  args: { machine: 'forgotPassword' },
}
export const Freshness: Story = {
  name: 'Freshness',
  args: { machine: 'freshness' },
}
export const Gallery: Story = {
  name: 'Gallery',
  args: { machine: 'gallery' },
}
export const Inbox: Story = {
  name: 'Inbox',
  args: { machine: 'inbox' },
}
export const Listing: Story = {
  name: 'Listing',
  args: { machine: 'listing' },
}
export const Lists: Story = {
  name: 'Lists',
  args: { machine: 'lists' },
}
export const MegaMenu: Story = {
  name: 'Mega menu',
  args: { machine: 'megaMenu' },
}
export const MobileMenu: Story = {
  name: 'Mobile menu',
  args: { machine: 'mobileMenu' },
}
export const Navigation: Story = {
  name: 'Navigation',
  args: { machine: 'navigation' },
}
export const Newsletter: Story = {
  name: 'Newsletter',
  args: { machine: 'newsletter' },
}
export const NotificationBar: Story = {
  name: 'Notification bar',
  args: { machine: 'notificationBar' },
}
export const OfflineQueue: Story = {
  name: 'Offline queue',
  args: { machine: 'offlineQueue' },
}
export const Order: Story = {
  name: 'Order',
  args: { machine: 'order' },
}
export const OrderDetails: Story = {
  name: 'Order details',
  args: { machine: 'orderDetails' },
}
export const PaperDownload: Story = {
  name: 'Paper download',
  args: { machine: 'paperDownload' },
}
export const Placement: Story = {
  name: 'Placement',
  args: { machine: 'placement' },
}
export const Preferences: Story = {
  name: 'Preferences',
  args: { machine: 'preferences' },
}
export const Profile: Story = {
  name: 'Profile',
  args: { machine: 'profile' },
}
export const Questions: Story = {
  name: 'Questions',
  args: { machine: 'questions' },
}
export const QuickOrder: Story = {
  name: 'Quick order',
  args: { machine: 'quickOrder' },
}
export const QuickView: Story = {
  name: 'Quick view',
  args: { machine: 'quickView' },
}
export const Realtime: Story = {
  name: 'Realtime',
  args: { machine: 'realtime' },
}
export const Registration: Story = {
  name: 'Registration',
  args: { machine: 'registration' },
}
export const RequestThread: Story = {
  name: 'Request thread',
  args: { machine: 'requestThread' },
}
export const ResalePack: Story = {
  name: 'Resale pack',
  args: { machine: 'resalePack' },
}
export const ResetPassword: Story = {
  name: 'Reset password',
  args: { machine: 'resetPassword' },
}
export const SavedRows: Story = {
  name: 'Saved rows',
  args: { machine: 'savedRows' },
}
export const SaveList: Story = {
  name: 'Save list',
  args: { machine: 'saveList' },
}
export const SearchPanel: Story = {
  name: 'Search panel',
  args: { machine: 'searchPanel' },
}
export const Session: Story = {
  name: 'Session',
  args: { machine: 'session' },
}
export const Terms: Story = {
  name: 'Terms',
  args: { machine: 'terms' },
}
export const Toasts: Story = {
  name: 'Toasts',
  args: { machine: 'toasts' },
}
export const TopStrip: Story = {
  name: 'Top strip',
  args: { machine: 'topStrip' },
}
export const Unsubscribe: Story = {
  name: 'Unsubscribe',
  args: { machine: 'unsubscribe' },
}
export const VariantPicker: Story = {
  name: 'Variant picker',
  args: { machine: 'variantPicker' },
}
export const Verification: Story = {
  name: 'Verification',
  args: { machine: 'verification' },
}
export const WaitingRoom: Story = {
  name: 'Waiting room',
  args: { machine: 'waitingRoom' },
}
export const Wishlist: Story = {
  name: 'Wishlist',
  args: { machine: 'wishlist' },
}
