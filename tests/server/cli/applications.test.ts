import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientOf } from '../../support/client.ts'
import { createShopProcess } from '../../support/shopProcess.ts'
import { samplePdf } from '../../support/values/samplePdf.ts'

const shop = await createShopProcess()
const visitor = clientOf(shop.origin)
const email = 'meera@shah.test'
beforeAll(async () => {
  await shop.team('init')
  await shop.start()
})
afterAll(async () => {
  await shop.stop('SIGTERM')
  await shop.remove()
})

test('Scenario: the team sees who applies, reviews, and writes a document to a file', async () => {
  expect(await shop.team('applications')).toBe('No application is waiting.\n')
  await visitor.customer.verifyEmail({
    body: {
      ...{ name: 'Meera Shah', email, companyName: 'Shah Jewels', country: 'India' },
      ...{ password: 'correct horse', confirmPassword: 'correct horse', checkTermsCondtion: true },
    },
  })
  const [, token = ''] = await shop.mail(email, /token=([\w-]+)/)
  const confirmed = await visitor.customer.register({ params: { token } })
  const application = 'application' in confirmed.body ? confirmed.body.application : ''
  const extraHeaders = { authorization: `Bearer ${application}` }
  const sent = await visitor.applications.addDocument({
    body: { name: 'licence.pdf', content: samplePdf().toString('base64') },
    extraHeaders,
  })
  const id = 'documents' in sent.body ? (sent.body.documents[0]?._id ?? '') : ''

  expect(await shop.team('applications')).toMatch(/meera@shah\.test +Shah Jewels +India +received/)
  expect(await shop.team('applications', 'review', email)).toBe(`${email} is in review.\n`)
  expect((await visitor.applications.get({ extraHeaders })).body).toMatchObject({
    state: 'inReview',
  })
  expect(await shop.team('applications', 'show', email)).toContain('licence.pdf (application/pdf')
  const file = join(shop.dataDir, 'copy.pdf')
  await shop.team('applications', 'document', id, file)
  expect(await readFile(file)).toEqual(samplePdf())
  await expect(shop.team('applications', 'document', 'nothing', file)).rejects.toThrow(
    'There is no document nothing',
  )
})
