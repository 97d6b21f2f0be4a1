import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { contract } from '../../../src/contracts/index.ts'
import { mocks, openShop, useMocks } from '../../app/openShop.tsx'

useMocks()

describe('Registering', () => {
  const fields = {
    Name: 'Asha Rao',
    Email: 'asha@rao.example',
    Company: 'Rao & Daughters',
    Country: 'India',
    Instagram: '@rao',
    Password: 'a long secret',
    'Confirm password': 'a long secret',
  }
  const fill = async (own: Partial<typeof fields> = {}) => {
    const sent: unknown[] = []
    const shop = await openShop('/my-account', {
      isLoggedIn: false,
      calls: [
        mocks.handle(contract.customer.verifyEmail, {
          body: ({ body }) => {
            sent.push(body)
            return { message: 'Check your e-mail.' }
          },
        }),
      ],
    })
    await screen.findByRole('button', { name: 'Register' })
    for (const [label, text] of Object.entries({ ...fields, ...own })) {
      const field = screen.getByLabelText(label)
      if (field instanceof HTMLSelectElement) await shop.pointer.selectOptions(field, text)
      else await shop.pointer.type(field, text)
    }
    return { ...shop, sent }
  }

  test('Scenario: the whole form is sent and the mail is announced', async () => {
    const { pointer, sent, said } = await fill()
    await pointer.click(screen.getByLabelText('Send me the newsletter'))
    await pointer.click(screen.getByLabelText('I accept the terms and conditions'))
    await pointer.click(screen.getByRole('button', { name: 'Register' }))
    const next = await screen.findByRole('heading', { name: 'One more step: check your e-mail' })
    expect(document.activeElement).toBe(next.parentElement)
    expect([sent, said()]).toEqual([
      [
        {
          name: 'Asha Rao',
          email: 'asha@rao.example',
          companyName: 'Rao & Daughters',
          country: 'India',
          instagram: 'rao',
          password: 'a long secret',
          confirmPassword: 'a long secret',
          newsletter: true,
          checkTermsCondtion: true,
        },
      ],
      ['Check your e-mail.'],
    ])
  })

  test('Scenario: different passwords and no terms show the fixed sentences at their fields', async () => {
    const { pointer, sent } = await fill({ 'Confirm password': 'another secret' })
    await pointer.click(screen.getByRole('button', { name: 'Register' }))
    expect(
      screen
        .getAllByRole('alert')
        .map((alert) => alert.textContent)
        .filter(Boolean),
    ).toEqual([
      'Password And Confirm Password is Not Same !!',
      'Terms and Condition is Not Selected!!',
    ])
    expect([document.activeElement, sent]).toEqual([screen.getByLabelText('Confirm password'), []])
  })
})

describe('The link of the registration mail', () => {
  const token = 'x'.repeat(43)
  // A known application leads to the waiting room.
  afterEach(() => localStorage.clear())

  test('Scenario: a fresh link opens the dialog with the message of the server', async () => {
    await openShop(`/user/email-verification?token=${token}`, {
      isLoggedIn: false,
      calls: [
        mocks.handle(contract.customer.register, {
          body: { message: 'Your address is confirmed.', application: 'a'.repeat(43) },
        }),
        mocks.handle(contract.applications.get, {}),
      ],
    })
    const dialog = await screen.findByRole('dialog', {
      name: 'User Registration Successfully, Contact the Alma Team for Account Verification !!',
    })
    expect(dialog.textContent).toContain('Your address is confirmed.')
  })

  test('Scenario: a used link is reported, with the offer of a new one', async () => {
    await openShop(`/user/email-verification?token=${token}`, {
      isLoggedIn: false,
      calls: [
        mocks.handle(contract.customer.register, {
          status: 410,
          body: { code: 'token_invalid', message: 'This link was used.' },
        }),
      ],
    })
    await screen.findByText('This link was used.')
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
      '/my-account',
    )
  })
})
