import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { Prose } from '../../../src/views/content/Prose.tsx'

afterEach(cleanup)

test('Scenario: a drawing replaces a picture of a text that does not load, once (rule C19)', () => {
  render(
    <MemoryRouter>
      <Prose html='<p>The bench</p><img src="/media/bench.jpg" alt="Our bench">' />
    </MemoryRouter>,
  )
  const image = screen.getByRole('img', { name: 'Our bench' })
  const addressAfterFailing = () => {
    fireEvent.error(image)
    return image.getAttribute('src')
  }
  const drawing = addressAfterFailing()
  expect(drawing).toMatch(/standIn.*\.svg/)
  image.setAttribute('src', '/lost.svg')
  expect([addressAfterFailing(), image.getAttribute('alt')]).toEqual(['/lost.svg', 'Our bench'])
})
