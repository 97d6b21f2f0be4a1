import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import {
  mobileMenuMachine,
  selectCanEnter,
  selectEntered,
  selectIsMenuOpen,
} from '../../../src/machines/shell/mobileMenu.machine.ts'

test('Scenario: the mobile menu goes down two levels and comes back the same way', () => {
  const actor = createActor(mobileMenuMachine).start()
  const seen = (
    [
      { type: 'panel.opened' },
      { type: 'category.entered', slug: 'metals' },
      { type: 'category.entered', slug: 'metals' },
      { type: 'category.entered', slug: 'silver' },
      { type: 'category.entered', slug: 'too deep' },
      { type: 'category.left' },
      { type: 'category.left' },
      { type: 'category.entered', slug: 'rings' },
      { type: 'panel.closed' },
      { type: 'panel.opened' },
    ] as const
  ).map((event) => {
    actor.send(event)
    return [actor.getSnapshot().value, selectEntered(actor.getSnapshot())]
  })
  expect(seen).toEqual([
    [{ open: 'top' }, null],
    [{ open: 'category' }, 'metals'],
    [{ open: 'category' }, 'metals'],
    [{ open: 'subCategory' }, 'silver'],
    [{ open: 'subCategory' }, 'silver'],
    [{ open: 'category' }, 'metals'],
    [{ open: 'top' }, null],
    [{ open: 'category' }, 'rings'],
    ['closed', null],
    [{ open: 'top' }, null],
  ])
})

test('Scenario: categories can be entered at the first two levels of an open menu', () => {
  const actor = createActor(mobileMenuMachine).start()
  const seen = (
    [
      { type: 'panel.opened' },
      { type: 'category.entered', slug: 'metals' },
      { type: 'category.entered', slug: 'silver' },
      { type: 'panel.closed' },
    ] as const
  ).map((event) => {
    actor.send(event)
    return [selectIsMenuOpen(actor.getSnapshot()), selectCanEnter(actor.getSnapshot())]
  })
  expect(seen).toEqual([
    [true, true],
    [true, true],
    [true, false],
    [false, false],
  ])
})
