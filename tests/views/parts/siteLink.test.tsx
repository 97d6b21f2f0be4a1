import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { SiteLink } from '../../../src/views/parts/links/SiteLink.tsx'

afterEach(cleanup)

const show = (to: string) => {
  const { container } = render(
    <MemoryRouter>
      <SiteLink to={to}>Rings</SiteLink>
    </MemoryRouter>,
  )
  const link = container.querySelector('a')
  return link && { href: link.getAttribute('href'), target: link.getAttribute('target') }
}

test.for([
  ['/eshop/rings', { href: '/eshop/rings', target: null }],
  ['https://elsewhere.test/a', { href: 'https://elsewhere.test/a', target: '_blank' }],
  ['mailto:team@shop.test', { href: 'mailto:team@shop.test', target: '_blank' }],
  ['//elsewhere.test', null],
  ['/\\elsewhere.test', null],
  ['javascript:alert(1)', null],
  ['', null],
] as const)('Scenario: the address %s of the settings', ([to, link]) => {
  expect(show(to)).toEqual(link)
})
