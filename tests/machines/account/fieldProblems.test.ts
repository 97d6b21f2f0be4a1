import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { selectProblems, selectRefusal } from '../../../src/machines/account/formMachine.ts'
import { fieldProblemsOf, problemFields } from '../../../src/machines/parts/fieldProblems.ts'
import { refused, start } from './startForm.ts'

describe('A problem of a field (rule N3)', () => {
  test('Scenario: it stays while the field is wrong, and leaves when it is corrected', () => {
    const { actor, type, submit } = start()
    const problems = () => selectProblems(actor.getSnapshot())
    submit(' ')
    const refusedOnce = problems()
    type('  ')
    expect([Object.keys(refusedOnce), problems() === refusedOnce]).toEqual([['text'], true])
    type('  a')
    expect(problems()).toEqual({})
  })

  test('Scenario: one that the server found leaves when the field is changed, with the refusal', async () => {
    const { actor, type, submit, answered } = start()
    const shown = () => {
      const snapshot = actor.getSnapshot()
      return [Object.keys(selectProblems(snapshot)), selectRefusal(snapshot) !== null]
    }
    submit('taken')
    await answered(refused({ field: 'body.text' }))
    const atFirst = shown()
    type('taken')
    const unchanged = shown()
    type('taken?')
    expect([atFirst, unchanged, shown()]).toEqual([
      [['text'], true],
      [['text'], true],
      [[], false],
    ])
  })

  test('Scenario: a refusal of the whole form stays until the next submission', async () => {
    const { actor, type, submit, answered } = start()
    submit('a')
    await answered(refused({}))
    type('b')
    expect(selectRefusal(actor.getSnapshot())).not.toBeNull()
  })
})

describe('Problems of a field', () => {
  const schema = z.object({
    ...{ email: z.email(), verifyEmail: z.email(), country: z.literal('IN') },
    ...{ phone: z.literal('1'), pincode: z.literal('1'), vatNumber: z.literal('1') },
    ...{ password: z.string().min(8), newPassword: z.string().min(8), quantity: z.int() },
    ...{ neededBy: z.iso.date(), note: z.string().max(3), title: z.string().min(3) },
  })
  const wrongWith = (form: Record<string, unknown>) => {
    const parsed = schema.safeParse(form)
    return parsed.success ? {} : fieldProblemsOf(form, parsed.error)
  }
  const wrong = Object.fromEntries(Object.keys(schema.shape).map((field) => [field, 'x']))

  test('Scenario: each format has a helpful sentence', () => {
    expect(wrongWith({ ...wrong, note: 'xxxx' })).toEqual({
      email: { key: 'field.email' },
      verifyEmail: { key: 'field.email' },
      country: { key: 'field.country' },
      phone: { key: 'field.phone' },
      pincode: { key: 'field.postal' },
      vatNumber: { key: 'field.vat' },
      password: { key: 'field.password' },
      newPassword: { key: 'field.password' },
      quantity: { key: 'field.wholeNumber' },
      neededBy: { key: 'field.date' },
      note: { key: 'field.tooLong', values: { most: 3 } },
      title: { key: 'problem.invalid_field' },
    })
  })

  test('Scenario: an empty field says that it is required, whatever its format', () => {
    const { email, note, title } = wrongWith({ ...wrong, email: ' ', note: undefined, title: '' })
    expect([email, note, title]).toEqual(Array(3).fill({ key: 'field.required' }))
  })

  test('Scenario: a problem from the server is shown at the field at the end of its path', () => {
    const code = 'invalid_field'
    const issues = [
      { field: 'address.city.name', message: 'too far' },
      { field: 'note', message: 'too long', key: 'field.tooLong' },
    ]
    expect(problemFields({ code, message: 'All wrong.', field: 'x', issues })).toEqual({
      name: { text: 'too far', code },
      note: { text: 'too long', key: 'field.tooLong', code },
    })
    expect(problemFields({ code, message: 'Wrong.', field: 'address.city' })).toEqual({
      city: { text: 'Wrong.', code },
    })
    expect(problemFields({ code, message: 'Wrong.' })).toEqual({})
  })
})
