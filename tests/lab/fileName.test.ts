import { expect, test } from 'vitest'
import { journeyFileName } from '../../lab/journey/save.ts'
import { fileNameOf } from '../../lab/save/fileName.ts'

test.for([
  ['A cart that is ordered', 'aCartThatIsOrdered'],
  ['1,000 pieces — and 3 more', '1000PiecesAnd3More'],
  ['Città è bella', 'cittaEBella'],
  ['', 'journey'],
  ['   ', 'journey'],
])('%s becomes %s', ([title, name]) => {
  expect(journeyFileName(title ?? '')).toBe(name)
})

test('titles in other letters have names of their own', () => {
  const titles = ['سلة ممتلئة', 'Корзина', 'Корзина пуста', 'Корзина 2', 'भरी टोकरी', '???']
  const names = titles.map(journeyFileName)
  expect(new Set(names).size).toBe(titles.length)
  for (const name of names) expect(name).toMatch(/^(?:journey|2)_[a-z0-9]+$/)
  expect(journeyFileName(' Корзина ')).toBe(journeyFileName('Корзина'))
})

test('a long word is cut, and a file system can keep its name', () => {
  expect(fileNameOf('a'.repeat(500), 'flow')).toBe('a'.repeat(80))
})

test.for(['Opened', 'Recorded', 'To print'])(
  '%s is not the name of an address of the lab',
  (title) => {
    // Those have a hyphen.
    expect(journeyFileName(title)).toMatch(/^\w+$/)
  },
)
