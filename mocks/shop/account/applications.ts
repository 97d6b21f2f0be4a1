import type { Application } from '../../../src/contracts/account/applications.ts'
import type { contract } from '../../../src/contracts/index.ts'
import { expectedBy } from '../../../src/domain/account/application.ts'
import {
  nextApplication,
  type VerificationEvent,
} from '../../../src/domain/account/verification.life.ts'
import { said } from '../../../src/domain/shell/said.ts'
import type { Answers } from '../parts/answers.ts'
import { refuse } from '../parts/refusal.ts'
import { newId, newToken, type World } from '../parts/world.ts'
import { readDocument, withDocument, withoutDocument } from './documents.ts'
import type { Profile } from './profile.ts'

/** How long a link to the waiting room is valid, ms. */
const applicationMs = 90 * 86_400_000

type Held = Pick<Application, 'state' | 'thread' | 'documents'> & {
  readonly customerId: string
  readonly receivedAt: number
}

/** Applications and their tokens. */
export const createApplications = ({ tables, now, feed }: World, { row }: Profile) => {
  const notify = (customerId: string) =>
    feed.send(customerId, { event: 'application.changed', body: {} })

  const of = (customerId: string) => tables.application.findFirst((q) => q.where({ customerId }))

  /** The application of a customer. Created on demand for the sample customers. */
  const ensure = async (customerId: string) =>
    of(customerId) ??
    (await tables.application.create({
      ...{ customerId, receivedAt: now(), thread: [], documents: [] },
      state: row(customerId).status === 'verified' ? 'verified' : 'received',
    }))

  const change = async (
    customerId: string,
    changesOf: (application: Held) => Partial<Held>,
  ): Promise<void> => {
    const changes = changesOf(await ensure(customerId))
    await tables.application.update((q) => q.where({ customerId }), {
      strict: true,
      data: (application) => void Object.assign(application, changes),
    })
    notify(customerId)
  }

  return {
    change,

    open: async (customerId: string): Promise<string> => {
      await ensure(customerId)
      const token = newToken()
      await tables.applicationToken.create({
        token,
        customerId,
        expiresAt: now() + applicationMs,
      })
      return token
    },

    applicantOf: (token: string): string | undefined =>
      tables.applicationToken.findFirst((q) => q.where({ token, expiresAt: (end) => end > now() }))
        ?.customerId,

    /** @returns whether the state of the application allows the event */
    move: async (
      customerId: string,
      event: VerificationEvent,
      message?: { readonly author: 'customer' | 'team'; readonly text: string },
    ): Promise<boolean> => {
      const { state } = await ensure(customerId)
      const next = nextApplication(state, event)
      if (next === undefined) return false
      const createdAt = new Date(now()).toISOString()
      await change(customerId, ({ thread }) => ({
        state: next as Application['state'],
        thread: message ? [...thread, { _id: newId(), createdAt, ...message }] : thread,
      }))
      return true
    },

    view: async (customerId: string): Promise<Application> => {
      const { state, receivedAt, thread, documents } = await ensure(customerId)
      const { name, companyName } = row(customerId)
      return {
        ...{ name, companyName, state, thread, documents },
        receivedAt: new Date(receivedAt).toISOString(),
        expectedBy: new Date(expectedBy(receivedAt)).toISOString(),
      }
    },
  }
}
export type Applications = ReturnType<typeof createApplications>

/** The waiting room (rule A12). */
export const answerApplications = (
  world: World,
  applications: Applications,
): Answers<typeof contract.applications> => ({
  get: ({ customerId }) => applications.view(customerId),

  answer: async ({ customerId, body: { text } }) => {
    if (!(await applications.move(customerId, 'answer.given', { author: 'customer', text })))
      refuse(409, 'conflict', said('refusal.accountOpen'))
    return applications.view(customerId)
  },

  addDocument: async ({ customerId, body }) => {
    const document = readDocument(world, body)
    await applications.change(customerId, ({ documents }) => ({
      documents: withDocument(documents, document),
    }))
    return applications.view(customerId)
  },

  removeDocument: async ({ customerId, params: { id } }) => {
    await applications.change(customerId, ({ documents }) => ({
      documents: withoutDocument(documents, id),
    }))
    return applications.view(customerId)
  },
})
