import { initServer } from '@ts-rest/fastify'
import { contract } from '../../src/contracts/index.ts'
import { notYet } from '../http/notYet.ts'

/** Newsletter sign-up and off (specification 7, Catalogue and other). */
export const newsletterRoutes = () =>
  initServer().router(contract.newsletter, { subscribe: notYet, unsubscribe: notYet })
