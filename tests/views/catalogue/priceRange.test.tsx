import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { Shop } from '../../../lab/examples/parts/surroundings.tsx'
import { createI18n } from '../../../src/app/i18n/i18n.ts'
import { PriceRange } from '../../../src/views/catalogue/listing/PriceRange.tsx'
import { SpeechContext } from '../../../src/views/parts/hooks/useTranslation.ts'

afterEach(cleanup)

const speech = await createI18n('en')

function Page() {
  return (
    <>
      <PriceRange range={{ min: 10, max: 900 }} />
      <output>{useLocation().search}</output>
    </>
  )
}

const open = () => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }])
  render(
    <SpeechContext value={speech}>
      <Shop>
        <RouterProvider router={router} />
      </Shop>
    </SpeechContext>,
  )
  const from = screen.getByLabelText<HTMLInputElement>(/^From/)
  const to = screen.getByLabelText<HTMLInputElement>(/^To/)
  return {
    ...{ from, to },
    type: (field: HTMLInputElement, value: string) => fireEvent.input(field, { target: { value } }),
    apply: () => fireEvent.click(screen.getByRole('button', { name: 'Apply price' })),
    problem: () => screen.getByRole('alert').textContent,
    address: () => screen.getByRole('status').textContent,
  }
}

test.each([
  ['below 0', '-5'],
  ['above the greatest amount', '1000000001'],
  ['with three decimals', '1.234'],
])(
  'Scenario: a price %s is refused beside its field until it is corrected',
  async (_what, amount) => {
    const { from, to, type, apply, problem, address } = open()
    type(from, '20')
    type(to, amount)
    apply()
    expect([problem(), address()]).toEqual([
      'Please enter an amount from 0 to 1,000,000,000, with 2 decimals at most.',
      '',
    ])
    expect(document.activeElement).toBe(to)
    expect([from, to].map((field) => field.getAttribute('aria-invalid'))).toEqual(['false', 'true'])
    expect(to.getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id)

    type(to, '90')
    expect([problem(), to.getAttribute('aria-invalid')]).toEqual(['', 'false'])
    apply()
    await waitFor(() => expect(address()).toBe('?filter=min%3A20%2Cmax%3A90'))
  },
)

test('Scenario: the first of two impossible prices takes the focus', () => {
  const { from, to, type, apply, problem } = open()
  type(from, '-1')
  type(to, '-2')
  apply()
  expect(document.activeElement).toBe(from)
  type(from, '1')
  expect(problem()).not.toBe('')
  expect(to.getAttribute('aria-invalid')).toBe('true')
})
