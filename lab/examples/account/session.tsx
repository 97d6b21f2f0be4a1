import { useSelector } from '@xstate/react'
import { selectUser } from '../../../src/machines/account/session.machine.ts'
import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { customer, refused, user } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const LoginPage = lazyView(
  async () => (await import('../../../src/views/account/LoginPage.tsx')).LoginPage,
)
const InformationPage = lazyView(
  async () =>
    (await import('../../../src/views/account/profile/InformationPage.tsx')).InformationPage,
)

export const session: Example<Machines['session']> = {
  inputs: {
    'a guest': ({ shell }) => ({ shell, user: null }),
    'Asha, from her cookie': ({ shell }) => ({ shell, user }),
  },
  events: {
    'login.needed': { 'the cart': { to: '/cart' }, 'another site': { to: '//evil.example' } },
    'login.submitted': {
      Asha: { email: user.email, password: 'silver-by-the-tray' },
      'an address without a dot': { email: 'asha@rao', password: 'silver-by-the-tray' },
    },
    'login.typed': {
      'the address is corrected': { email: user.email, password: 'silver-by-the-tray' },
    },
    'logout.requested': bare,
    'location.shown': { 'the login': { path: '/login' }, 'a public page': { path: '/the-shop' } },
    'session.rejected': {
      'her token': { token: user.token },
      'an older token': { token: user.token.replace('k7', 'b2') },
    },
    'stored.changed': {
      'logged out elsewhere': { user: null },
      'a newer login': { user: { ...user, token: user.token.replace('k7', 'n8') } },
      'another customer': {
        user: { ...user, _id: 'u-meera', token: user.token.replace('k7', 'm3') },
      },
    },
    'session.renewed': {
      'a new password': { user: { ...user, token: user.token.replace('k7', 'n8') } },
      'of another customer': { user: { ...user, _id: 'u-meera' } },
    },
  },
  answers: {
    login: {
      outputs: {
        verified: { kind: 'verified', user },
        unverified: { kind: 'unverified' },
        'refused: wrong password': refused({
          code: 'invalid_credentials',
          message: 'E-mail or password is wrong',
        }),
      },
    },
    checkVerified: { outputs: { 'still verified': true, 'no longer verified': false } },
    logout: { outputs: { 'the token is revoked': undefined } },
    actsSaved: { outputs: { 'all is saved': undefined } },
    watchStored: { sends: ['stored.changed'] },
    readStored: {
      outputs: {
        'nobody has logged in since': null,
        'a newer login of another tab': { ...user, token: user.token.replace('k7', 'n8') },
      },
    },
  },
  tellsApart: ({ user: who, path, elsewhere }) => [who?._id, who?.token, path, elsewhere?.token],
  effects: ['storeUser', 'forgetUser'],
  shows: {
    guest: 'Log in',
    loggingIn: 'Logging in…',
    verified: 'Verified trade buyer',
    verifying: ['Asha Rao', { unseen: 'the shop is asked whether the account is still verified' }],
    'rejected.atStart': ['Asha Rao', { unseen: 'another tab may have a newer login' }],
    'rejected.later': ['Asha Rao', { unseen: 'another tab may have a newer login' }],
    leaving: ['Asha Rao', { unseen: 'changes are saved before the logout' }],
    loggingOut: ['Asha Rao', { unseen: 'the token is being revoked' }],
  },
  View: function SessionView({ actor }) {
    const isKnown = useSelector(actor, selectUser) !== null
    return (
      <Shop refs={{ session: actor }}>
        {isKnown ? <InformationPage customer={customer} /> : <LoginPage />}
      </Shop>
    )
  },
  at: '/login',
}
