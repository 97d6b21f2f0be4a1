import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import type { Form, FormOutcome } from '../../../src/machines/account/formMachine.ts'
import {
  askReturnMachine,
  leftField,
  piecesField,
} from '../../../src/machines/orders/askReturn.machine.ts'
import { contactMachine } from '../../../src/machines/orders/contact.machine.ts'
import { customWorkMachine } from '../../../src/machines/orders/customWork.machine.ts'
import { startAnswered } from '../account/startForm.ts'
import { refusal } from '../fixtures.ts'

const machines = {
  contact: contactMachine,
  customWork: customWorkMachine,
  askReturn: askReturnMachine,
}

const sentAway: FormOutcome = {
  kind: 'sent',
  sentence: { key: 'request.sent' },
  to: '/alert/r-1',
  refusals: [],
}

const start = (name: keyof typeof machines, outcome: FormOutcome = sentAway) =>
  startAnswered(machines[name] as typeof contactMachine, outcome)

const contact = { subject: ' The fair ', text: ' Will you be there? ' }
const custom = {
  ...{ subject: 'A crest', text: 'As sketched.', metal: ' ', quantity: ' 40 ', neededBy: '' },
}
const wholeReturn = {
  ...{ orderId: 'o-1', reason: 'damaged', text: 'Bent.' },
  ...{ [piecesField('l-1')]: '4', [leftField('l-1')]: '10' },
  ...{ [piecesField('l-2')]: '', [leftField('l-2')]: '5' },
  ...{ [piecesField('l-3')]: '0', [leftField('l-3')]: '5' },
}

describe('The calls of the forms to the team', () => {
  test.for<[keyof typeof machines, Form, unknown]>([
    ['contact', contact, { kind: 'contact', subject: 'The fair', text: 'Will you be there?' }],
    [
      'customWork',
      custom,
      { kind: 'custom', subject: 'A crest', text: 'As sketched.', quantity: 40 },
    ],
    [
      'customWork',
      { ...custom, metal: ' Silver 92.5 ', quantity: '', neededBy: '2027-03-31' },
      {
        ...{ kind: 'custom', subject: 'A crest', text: 'As sketched.' },
        ...{ metal: 'Silver 92.5', neededBy: '2027-03-31' },
      },
    ],
    [
      'askReturn',
      {
        ...wholeReturn,
        ...{ [piecesField('l-1')]: '10', [piecesField('l-2')]: '1', [piecesField('l-3')]: ' 0 ' },
      },
      {
        ...{ kind: 'return', orderId: 'o-1', reason: 'damaged', text: 'Bent.' },
        lines: [
          { lineId: 'l-1', quantity: 10 },
          { lineId: 'l-2', quantity: 1 },
        ],
      },
    ],
    [
      'askReturn',
      wholeReturn,
      {
        ...{ kind: 'return', orderId: 'o-1', reason: 'damaged', text: 'Bent.' },
        lines: [{ lineId: 'l-1', quantity: 4 }],
      },
    ],
  ])('Scenario: %s is trimmed, and leads to its thread', async ([name, form, body]) => {
    const { actor, shell, sent, submit, dropDraft } = start(name)
    submit(form)
    await waitFor(actor, (snapshot) => snapshot.matches('done'))
    expect(sent).toEqual([{ body, files: [] }])
    expect(dropDraft).toHaveBeenCalledOnce()
    expect(shell.sent).toEqual([
      { type: 'said', sentence: { key: 'request.sent' } },
      { type: 'departed', to: '/alert/r-1' },
    ])
  })

  test('Scenario: files are sent with the request, and a refused one is reported', async () => {
    const refusal = { text: 'No picture.', code: 'document_refused', about: 'notes.txt' } as const
    const { actor, shell, sent, submit } = start('customWork', {
      ...sentAway,
      refusals: [refusal],
    })
    const file = new File(['x'], 'notes.txt')
    submit(custom, [file])
    await waitFor(actor, (snapshot) => snapshot.matches('done'))
    expect(sent).toMatchObject([{ files: [file] }])
    expect(shell.sent).toContainEqual({
      type: 'toast.raised',
      sentence: refusal,
    })
  })

  test.for<[keyof typeof machines, Form, unknown]>([
    ['contact', { ...contact, text: ' ' }, { text: { key: 'field.required' } }],
    [
      'customWork',
      { ...custom, quantity: 'forty', neededBy: 'June' },
      { quantity: { key: 'field.wholeNumber' }, neededBy: { key: 'field.date' } },
    ],
    [
      'askReturn',
      { ...wholeReturn, [piecesField('l-1')]: '11', [piecesField('l-2')]: '1.5' },
      {
        [piecesField('l-1')]: { key: 'field.atMost', values: { most: 10 } },
        [piecesField('l-2')]: { key: 'field.wholeNumber' },
      },
    ],
    [
      'askReturn',
      { ...wholeReturn, [piecesField('l-1')]: '11' },
      { [piecesField('l-1')]: { key: 'field.atMost', values: { most: 10 } } },
    ],
    [
      'askReturn',
      { ...wholeReturn, [piecesField('l-1')]: '', reason: '' },
      { lines: { key: 'return.choosePieces' }, reason: { key: 'field.required' } },
    ],
    [
      'askReturn',
      { orderId: '', reason: 'other', text: 'Bent.' },
      { orderId: { key: 'field.required' } },
    ],
  ])('Scenario: %s is not sent while something is wrong with it', ([name, form, problems]) => {
    const shop = start(name)
    shop.submit(form)
    expect([shop.sent, shop.problems()]).toEqual([[], problems])
  })

  test('Scenario: a return that the shop refuses keeps the input', async () => {
    const refused = refusal('You can return at most 2 of these pieces.')
    const { actor, submit, dropDraft } = start('askReturn', refused)
    submit(wholeReturn)
    await waitFor(actor, (snapshot) => snapshot.context.refusal !== null)
    expect(actor.getSnapshot().context.form).toEqual(wholeReturn)
    expect(dropDraft).not.toHaveBeenCalled()
  })
})
