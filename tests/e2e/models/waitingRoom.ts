import { expect } from '@playwright/test'
import type { PageModel } from './model.ts'
import type { Stage } from './stage.ts'

const token = 'Zk3vQ8mT5xLr2nWb7sYd4cHf6jPg1aEu5oWi0tRy-Aq'

const application = {
  name: 'Meera Shah',
  companyName: 'Shah Jewels',
  state: 'received',
  receivedAt: '2026-11-20T09:30:00.000Z',
  expectedBy: '2026-11-24T09:30:00.000Z',
  thread: [],
  documents: [],
}
const reading = (state: string) => ({ status: 200, body: { ...application, state } })

const isRead = ({ page }: Stage) =>
  expect(page.getByRole('heading', { level: 2, name: 'Messages' })).toBeVisible()

export const waitingRoom: PageModel = {
  held: {
    read: /^GET \/application$/,
    act: /^(POST|DELETE) \/application\//,
  },
  inputs: {
    'an application token': async ({ page, goTo }) => {
      await goTo('/')
      await page.evaluate(
        (kept) => localStorage.setItem('alma.application', JSON.stringify(kept)),
        token,
      )
      let reads = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/application')) reads += 1
      })
      await goTo('/user/email-verification')
      // It is read when the page opens, and again when the live connection is established.
      await expect.poll(() => reads).toBe(2)
    },
  },
  events: {
    'subject.changed': ({ tell }) => tell('application.changed', {}),
    'feed.lost': ({ disconnect }) => disconnect(),
    'retry.requested': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'text.typed': ({ page }, { text }) =>
      page.getByRole('textbox', { name: 'Write to our team' }).fill(String(text)),
    'answer.submitted': ({ page }) => page.getByRole('button', { name: 'Send' }).click(),
  },
  replies: {
    read: {
      received: reading('received'),
      asked: reading('asked'),
      verified: reading('verified'),
      'the token has expired': {
        status: 401,
        body: { code: 'unauthorized', message: 'This link is no longer valid.' },
      },
    },
    act: { done: reading('answered') },
  },
  passing: /backOff/,
  states: {
    'reading.loading + acting.idle + following.waiting': (stage) => stage.isWaitingFor('read'),
    'reading.loading + acting.sending + following.open': async (stage) => {
      await stage.isWaitingFor('read')
      await stage.isWaitingFor('act')
    },
    'reading.loading + acting.idle + following.open': (stage) => stage.isWaitingFor('read'),
    'reading.shown + acting.idle + following.open': ({ page }) =>
      expect(page.getByRole('heading', { level: 1, name: 'Your application' })).toBeVisible(),
    'reading.shown + acting.sending + following.open': async (stage) => {
      await stage.isWaitingFor('act')
      await isRead(stage)
      await expect(stage.page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
    },
    'reading.failed + acting.idle + following.open': ({ page }) =>
      expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
    'reading.gone + acting.idle + following.open': ({ page }) =>
      expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible(),
  },
  beyond: [
    [/^(?:loaded by|refused to) the page/, 'only the page of a request loads it before it opens'],
    [/token > (text|document)\./, 'nothing can be typed or attached before the page is read'],
    [/feed\.connected|follow: fails/, 'the connection opens by itself'],
  ],
}
