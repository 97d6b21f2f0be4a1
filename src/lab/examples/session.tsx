import { useSelector } from '@xstate/react'
import { Customer } from '../../contracts/customer.ts'
import type { Machines } from '../../machines/index.ts'
import { selectUser } from '../../machines/session.machine.ts'
import { AccountPage } from '../../views/pages/AccountPage.tsx'
import { LoginPage } from '../../views/pages/LoginPage.tsx'
import type { Example } from '../example.ts'
import { bare } from './common.ts'
import { address, refused, user } from './samples.ts'
import { Shop } from './surroundings.tsx'

const customer = Customer.parse({
  ...user,
  ...{ verified: true, country: 'India', instagram: 'raodaughters' },
  ...{ userAddress: [{ _id: 'a-1', ...address }], wishlist: [] },
})

export const session: Example<Machines['session']> = {
  inputs: {
    'a guest': ({ shell }) => ({ shell, user: null }),
    'Asha, from her cookie': ({ shell }) => ({ shell, user }),
  },
  events: {
    'login.submitted': { Asha: { email: user.email, password: 'silver-by-the-tray' } },
    'logout.requested': bare,
    'location.shown': { 'the login': { path: '/login' }, 'a public page': { path: '/the-shop' } },
    'session.rejected': {
      'her token': { token: user.token },
      'an older token': { token: user.token.replace('k7', 'b2') },
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
    readStored: {
      outputs: {
        'nobody has logged in since': null,
        'a newer login of another tab': { ...user, token: user.token.replace('k7', 'n8') },
      },
    },
  },
  tellsApart: ({ user: who, path }) => [who?.token, path],
  effects: ['storeUser', 'forgetUser'],
  View: function SessionView({ actor }) {
    const isKnown = useSelector(actor, selectUser) !== null
    return (
      <Shop refs={{ session: actor }}>
        {isKnown ? <AccountPage customer={customer} /> : <LoginPage />}
      </Shop>
    )
  },
  at: '/login',
}
