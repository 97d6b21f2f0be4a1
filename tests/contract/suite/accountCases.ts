import { call, routeOf } from './call.ts'
import { fresh, registration, unused } from './caseParts.ts'
import type { Case } from './cases.ts'
import type { World, WorldCustomer } from './world.ts'

const confirmToken = async (world: World) => {
  const body = registration(world.password)
  await call(world.origin, routeOf('customer.verifyEmail'), { body })
  return world.mailToken('confirm', body.email)
}

const resetToken = async (world: World, { email }: WorldCustomer) => {
  await call(world.origin, routeOf('customer.forgetPassword'), { body: { verifyEmail: email } })
  return world.mailToken('reset', email)
}

export const newEmailToken = async (world: World, { id, token }: WorldCustomer) => {
  const email = `${fresh('new')}@shah.test`
  const body = { email, password: world.password }
  await call(world.origin, routeOf('customer.update'), { params: { id }, token, body })
  return world.mailToken('newEmail', email)
}

/** Calls for visitors, and the life cycle of accounts. */
export const accountCases: readonly Case[] = [
  {
    route: 'customer.verifyEmail',
    status: 200,
    what: 'registers',
    request: (world) => ({ body: registration(world.password) }),
  },
  {
    route: 'customer.verifyEmail',
    status: 422,
    what: 'without the terms',
    request: (world) => ({ body: { ...registration(world.password), checkTermsCondtion: false } }),
  },
  {
    route: 'customer.verifyEmail',
    status: 422,
    what: 'one of the most common passwords',
    request: () => ({ body: registration('password1') }),
  },
  {
    route: 'customer.register',
    status: 200,
    what: 'confirms',
    request: async (world) => ({ params: { token: await confirmToken(world) } }),
  },
  {
    route: 'customer.register',
    status: 410,
    what: 'an unknown token',
    request: () => ({ params: { token: unused } }),
  },
  {
    route: 'customer.login',
    status: 200,
    what: 'logs in',
    request: (world, { email }) => ({ body: { registerEmail: email, password: world.password } }),
  },
  {
    route: 'customer.login',
    status: 200,
    what: 'with spaces around the password',
    request: (world, { email }) => ({
      body: { registerEmail: email, password: ` ${world.password} ` },
    }),
  },
  {
    route: 'customer.login',
    status: 200,
    what: 'says that an account is unverified',
    request: async (world) => ({
      body: { registerEmail: (await world.customer('unverified')).email, password: world.password },
    }),
  },
  {
    route: 'customer.login',
    status: 401,
    what: 'a wrong password',
    request: (_world, { email }) => ({ body: { registerEmail: email, password: 'wrong' } }),
  },
  {
    route: 'customer.logout',
    status: 200,
    what: 'logs out',
    request: (_world, { token }) => ({ token }),
  },
  {
    route: 'customer.forgetPassword',
    status: 200,
    what: 'asks for a new password',
    request: (_world, { email }) => ({ body: { verifyEmail: email } }),
  },
  {
    route: 'customer.resetPassword',
    status: 200,
    what: 'sets a new password',
    request: async (world, buyer) => ({
      body: { token: await resetToken(world, buyer), newPassword: 'a new password' },
    }),
  },
  {
    route: 'customer.resetPassword',
    status: 410,
    what: 'an unknown token',
    request: () => ({ body: { token: unused, newPassword: 'a new password' } }),
  },
  {
    route: 'newsletter.subscribe',
    status: 200,
    what: 'signs up',
    request: () => ({ body: { email: `${fresh('reader')}@shah.test` } }),
  },
  {
    route: 'newsletter.unsubscribe',
    status: 200,
    what: 'signs off',
    request: async (world) => {
      const email = `${fresh('reader')}@shah.test`
      await call(world.origin, routeOf('newsletter.subscribe'), { body: { email } })
      return { params: { token: await world.mailToken('unsubscribe', email) } }
    },
  },
  {
    route: 'newsletter.unsubscribe',
    status: 404,
    what: 'an unknown token',
    request: () => ({ params: { token: unused } }),
  },
  { route: 'settings.languages', status: 200, what: 'lists', request: () => ({}) },
  { route: 'settings.currencies', status: 200, what: 'lists', request: () => ({}) },
  { route: 'settings.store', status: 200, what: 'answers', request: () => ({}) },
]
