import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from '../../../lab/views/Tabs.tsx'

afterEach(cleanup)

function Field() {
  const [text, setText] = useState('')
  return (
    <input
      aria-label="Title"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
}

test('what was typed in a panel is there again after another tab was shown', async () => {
  const tabs = { Record: () => <Field />, Log: () => <p>Nothing happened</p> }
  render(<Tabs label="Parts" tabs={tabs} />)
  expect(screen.queryByText('Nothing happened')).toBeNull()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'An order' } })
  fireEvent.click(screen.getByRole('tab', { name: 'Log' }))
  await screen.findByText('Nothing happened')
  expect(screen.queryByRole('textbox')).toBeNull()
  fireEvent.click(screen.getByRole('tab', { name: 'Record' }))
  expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('An order')
})

test('a hidden panel is not rendered, and shows what is new when it returns', async () => {
  let rendered = 0
  const tabsFor = (count: number) => ({
    Steps: () => {
      rendered += 1
      return <p>{count} steps</p>
    },
    Log: () => <p>Nothing</p>,
  })
  const { rerender } = render(<Tabs label="Parts" tabs={tabsFor(1)} />)
  fireEvent.click(screen.getByRole('tab', { name: 'Log' }))
  await screen.findByText('Nothing')
  const before = rendered
  rerender(<Tabs label="Parts" tabs={tabsFor(2)} />)
  expect(rendered).toBe(before)
  fireEvent.click(screen.getByRole('tab', { name: 'Steps' }))
  await screen.findByText('2 steps')
})
