import { expect, type Page } from '@playwright/test'
import { demoBuyer } from '../../../server/demo/buyer.ts'
import type { Order } from '../../../src/contracts/orders/order.ts'
import { carry } from '../../support/carry.ts'
import type { Client } from '../../support/client.ts'
import { address } from '../../support/values/address.ts'
import { contact } from '../parts/contact.ts'
import { test } from '../parts/demoShop.ts'
import { atEverySize, expectWhole, languageCookie } from '../parts/whole.ts'

/** One grey pixel. */
const photo = {
  name: 'bent-bail.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

const order = async (client: Client): Promise<Order> => {
  await carry(client, 'figaro-chain', 10)
  const { status, body } = await client.orders.place({
    headers: { 'idempotency-key': `an-order-${Date.now()}` },
    body: { address, shipping: 'together', currency: 'INR' },
  })
  if (status !== 201) throw new Error(body.message)
  return body
}

const news = (page: Page) => page.getByRole('status', { name: 'Notifications' })
const back = (page: Page) => page.getByLabel(/^Pieces of Figaro chain/)

test('Scenario: a buyer returns pieces by keyboard, and sees the answer of the team at once', async ({
  page,
  client,
  shop,
}) => {
  const { number } = await order(client)
  await page.goto('/history')
  await page.getByRole('link', { name: `Return pieces of order ${number}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible()

  await test.step('an empty form says where it begins', async () => {
    await page.getByRole('button', { name: 'Send', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(back(page)).toBeFocused()
    await expect(back(page)).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.type('11')
    await page.keyboard.press('Enter')
    await expect(page.getByText('At most 10 can be returned.').first()).toBeVisible()
    await expectWhole(page, 'en')
  })

  await test.step('what is typed outlives a reload', async () => {
    await back(page).fill('4')
    await page.getByLabel('Reason').selectOption('Damaged')
    await page.getByLabel('What is wrong?').fill('The bails are bent.')
    await page.reload()
    await expect(back(page)).toHaveValue('4')
    await expect(page.getByLabel('What is wrong?')).toHaveValue('The bails are bent.')
  })

  await page.getByLabel('Photos').setInputFiles(photo)
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter')
  await expect(news(page).getByText('Your request has been sent.')).toBeVisible()
  await expect(
    page.getByRole('heading', { level: 1, name: `Return of order ${number}` }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove bent-bail.png' })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await test.step('the team answers, and the buyer writes back', async () => {
    await shop.team('requests', 'answer', id, '--text', 'Were they packed one by one?')
    await expect(page.getByText('Were they packed one by one?')).toBeVisible()
    const field = page.getByLabel('Write to our team')
    await field.focus()
    await page.keyboard.type('No, all in one bag.')
    await page.reload()
    await expect(field).toHaveValue('No, all in one bag.')
    await page.getByRole('button', { name: 'Send', exact: true }).press('Enter')
    await expect(page.getByRole('listitem').getByText('No, all in one bag.')).toBeVisible()
    await expect(field).toHaveValue('')
    expect(await shop.team('requests', 'show', id)).toContain('No, all in one bag.')
  })

  await test.step('the team accepts, and the pieces cannot be returned again', async () => {
    await shop.team('requests', 'state', id, 'approved', '--text', 'Send them to Jaipur.')
    await expect(page.getByText('Send them to Jaipur.')).toBeVisible()
    await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
    await expectWhole(page, 'en')
    await page.goto('/history')
    await page.getByRole('link', { name: `Return pieces of order ${number}` }).click()
    await expect(page.getByText('At most 6')).toBeVisible()
    await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
  })

  await test.step('what was read in the thread is not new in the list', async () => {
    await page.goto('/alert')
    await expect(page.getByText('All messages are read.')).toBeVisible()
  })
})

test('Scenario: a refused sketch loses nothing of the request', async ({
  page,
  client: _client,
}) => {
  await page.goto('/customization')
  await page.getByLabel('What should we make?').fill('A crest as a pendant')
  await page.getByLabel('Description').fill('As in the sketch, 2 cm high.')
  await page.getByLabel('Pieces').fill('forty')
  await page
    .getByLabel('Sketches')
    .setInputFiles([photo, { ...photo, name: 'notes.png', buffer: Buffer.from('no picture') }])
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByLabel('Pieces')).toBeFocused()
  await page.getByLabel('Pieces').fill('40')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A crest as a pendant' })).toBeVisible()
  await expect(page.getByRole('alert', { name: 'Alerts' })).toContainText('notes.png')
  await expect(page.getByRole('button', { name: 'Remove bent-bail.png' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1)
  await page.goto('/contact-us')
  await page.getByRole('link', { name: 'A crest as a pendant' }).click()
  await expect(page.getByText('As in the sketch, 2 cm high.')).toBeVisible()
})

test('Scenario: a question that was typed survives a session that ends', async ({
  page,
  context,
  client: _client,
}) => {
  await page.goto('/contact-us')
  await page.getByLabel('Subject').fill('The fair')
  await page.getByLabel('Message', { exact: true }).fill('Will you be there?')
  await context.clearCookies({ name: 'userInfo' })
  await page.reload()
  await expect(page.getByText('Kindly log in to continue.').first()).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(demoBuyer.email)
  await page.getByLabel('Password', { exact: true }).fill(demoBuyer.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await news(page).getByRole('link', { name: 'Continue to the page' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('The fair')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Will you be there?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The fair' })).toBeVisible()
})

test('Scenario: a request of another customer is not found', async ({ page, client: _client }) => {
  await page.goto('/alert/another-ones')
  await expect(page.getByRole('heading', { name: 'There is no such request' })).toBeVisible()
  await expectWhole(page, 'en')
})

for (const language of ['en', 'ar'])
  test(`A request is whole at every width, open and closed, in ${language}`, async ({
    page,
    client,
    shop,
    context,
  }) => {
    await context.addCookies([languageCookie(language, shop.origin)])
    const id = await contact(client, `The fair in Vicenza, ${language}`)
    await shop.team('requests', 'answer', id, '--text', 'Yes, in hall 3.')
    await page.goto(`/alert/${id}`)
    await atEverySize(page, async () => {
      await expect(page.getByText('Yes, in hall 3.')).toBeVisible()
      await expectWhole(page, language)
    })
    await shop.team('requests', 'state', id, 'closed')
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expectWhole(page, language)
  })
