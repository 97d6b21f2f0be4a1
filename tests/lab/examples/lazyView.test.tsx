import { render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lazyView } from '../../../lab/examples/parts/lazyView.tsx'

test('the place of a view says that its code is loading, and shows the view then', async () => {
  const { promise: code, resolve: arrive } = Promise.withResolvers<() => string>()
  const View = lazyView(() => code)
  const { container } = render(<View />)
  expect(container.textContent).toBe('Loading …')
  arrive(() => 'The cart')
  await waitFor(() => expect(container.textContent).toBe('The cart'))
})
