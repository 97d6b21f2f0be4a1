import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { Link } from '../../../src/views/parts/links/Link.tsx'

afterEach(cleanup)

/** A page with a link to `/next`, and how to press it. */
const openPage = (onClick?: (event: { preventDefault: () => void }) => void) => {
  const link = <Link to="/next" {...(onClick ? { onClick } : {})} />
  const router = createMemoryRouter([
    { path: '/', element: link },
    { path: '/next', element: link },
  ])
  render(<RouterProvider router={router} />)
  const press = (how: object = {}) => {
    const event = createEvent.click(screen.getByRole('link'), how)
    fireEvent(screen.getByRole('link'), event)
    return [router.state.location.pathname, event.defaultPrevented]
  }
  return { press, router }
}

test('Scenario: a link opens its page in the shop', () => {
  const { press, router } = openPage()
  expect(press()).toEqual(['/next', true])
  expect(router.state.historyAction).toBe('PUSH')
})

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('Scenario: a click with %o is left to the browser', (how) => {
  expect(openPage().press(how)).toEqual(['/', false])
})

test('Scenario: a link whose click was used up opens nothing', () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  expect(openPage(onClick).press()).toEqual(['/', true])
  expect(onClick).toHaveBeenCalledOnce()
})

test('Scenario: a link to the shown address adds no step to the history', () => {
  const { press, router } = openPage()
  window.history.replaceState(null, '', '/next')
  press()
  window.history.replaceState(null, '', '/')
  expect(router.state.historyAction).toBe('REPLACE')
})
