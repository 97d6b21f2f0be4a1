import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { QuantityField } from '../../../src/views/parts/fields/QuantityField.tsx'
import { moveBetweenQuantities } from '../../../src/views/parts/gridKeys.ts'

afterEach(cleanup)

const names = { quantity: 'Quantity', increase: 'More', decrease: 'Less' }

/** Two fields of a table, and what the first of them sent. */
const renderFields = (mayBeEmpty = false) => {
  const sent: number[] = []
  const field = (onType: (quantity: number) => void) => (
    <QuantityField
      value={30}
      names={names}
      canIncrease
      canDecrease
      mayBeEmpty={mayBeEmpty}
      onType={onType}
      onIncrease={() => {}}
      onDecrease={() => {}}
    />
  )
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the table that moves the focus
    <div onKeyDown={moveBetweenQuantities}>
      {field((quantity) => sent.push(quantity))}
      {field(() => {})}
    </div>,
  )
  const [first] = screen.getAllByLabelText<HTMLInputElement>('Quantity')
  if (!first) throw new Error('no field')
  return { sent, first }
}

test('Scenario: Enter reports the value once, although it moves the focus to the next field', async () => {
  const { sent, first } = renderFields()
  await userEvent.clear(first)
  await userEvent.type(first, '25{Enter}')
  expect(sent).toEqual([25])
  expect(document.activeElement).toBe(screen.getAllByLabelText('Quantity')[1])
})

test.each(['', 'xyz', '1e3', '½'])(
  'Scenario: "%s" is not a quantity: the old one comes back',
  async (text) => {
    const { sent, first } = renderFields()
    await userEvent.clear(first)
    if (text !== '') await userEvent.type(first, text)
    await userEvent.tab()
    expect([sent, first.value]).toEqual([[], '30'])
  },
)

test('Scenario: an emptied line of a size table means 0', async () => {
  const { sent, first } = renderFields(true)
  await userEvent.clear(first)
  await userEvent.tab()
  expect(sent).toEqual([0])
})

test.each([
  ['a field without a variant', { disabled: true, canIncrease: true, canDecrease: true }, []],
  [
    'a quantity at its minimum',
    { disabled: false, canIncrease: true, canDecrease: false },
    ['more', 'more'],
  ],
  [
    'a quantity at its maximum',
    { disabled: false, canIncrease: false, canDecrease: true },
    ['less'],
  ],
])(
  'Scenario: %s keeps the focus of its buttons, and they do nothing (rule H16)',
  async (_, given, expected) => {
    const sent: string[] = []
    render(
      <QuantityField
        value={10}
        names={names}
        stepsFar
        onType={() => sent.push('typed')}
        onIncrease={() => sent.push('more')}
        onDecrease={() => sent.push('less')}
        {...given}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Less' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Less' }))
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    await userEvent.type(screen.getByLabelText('Quantity'), '{Shift>}{ArrowUp}{/Shift}')
    expect(sent).toEqual(expected)
  },
)
