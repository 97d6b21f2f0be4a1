import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SearchField } from '../../../src/views/parts/fields/SearchField.tsx'
import { openShop, useMocks } from '../../app/openShop.tsx'

useMocks()

test('a search of the shop takes the direction of its text; an empty one has that of the page', async () => {
  const { pointer } = await openShop('/eshop')
  await pointer.click(await screen.findByRole('button', { name: 'Search' }))
  const field = await screen.findByRole('searchbox')
  expect(field.hasAttribute('dir')).toBe(false)
  await pointer.type(field, 'FN07')
  expect(field.getAttribute('dir')).toBe('auto')
  await pointer.clear(field)
  expect(field.hasAttribute('dir')).toBe(false)
})

test('a search of the page takes the direction of its text', () => {
  // jsdom does not know the element <search>.
  const html = renderToString(
    <SearchField label="Find" query="FN07" className={undefined} onType={() => undefined} />,
  )
  expect(html).toContain('dir="auto"')
})
