import { describe, expect, test, vi } from 'vitest'
import {
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  SimulatedClock,
  waitFor,
} from 'xstate'
import type { Request } from '../../../src/contracts/orders/requests.ts'
import type { Form, FormOutcome } from '../../../src/machines/account/formMachine.ts'
import {
  selectActKind,
  selectIsSending,
  selectReading,
  selectRefusal,
  selectSubject,
  selectText,
} from '../../../src/machines/account/threadMachine.ts'
import type {
  ActOutcome,
  FeedFact,
  ReadOutcome,
} from '../../../src/machines/account/threadState.ts'
import {
  askReturnMachine,
  leftField,
  piecesField,
} from '../../../src/machines/orders/askReturn.machine.ts'
import { contactMachine } from '../../../src/machines/orders/contact.machine.ts'
import { customWorkMachine } from '../../../src/machines/orders/customWork.machine.ts'
import { requestThreadMachine } from '../../../src/machines/orders/requestThread.machine.ts'
import { defaultToast } from '../../../src/machines/parts/shell.ts'
import { recordingShell, refusal } from '../fixtures.ts'

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

const start = (name: keyof typeof machines, outcome: FormOutcome = sentAway) => {
  const shell = recordingShell()
  const sent: unknown[] = []
  const dropDraft = vi.fn()
  const actor = createActor(
    machines[name].provide({
      actors: {
        submit: fromPromise(async ({ input }) => {
          sent.push(input)
          return outcome
        }),
      },
      actions: { keepDraft: () => undefined, dropDraft },
    }),
    { input: { shell } },
  ).start()
  const submit = (form: Form, files?: readonly File[]) =>
    actor.send({ type: 'form.submitted', form, ...(files ? { files } : {}) })
  return {
    ...{ actor, shell, sent, submit, dropDraft },
    problems: () => actor.getSnapshot().context.problems,
  }
}

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
    const refused = refusal('You can return 2 of these pieces at the most.')
    const { actor, submit, dropDraft } = start('askReturn', refused)
    submit(wholeReturn)
    await waitFor(actor, (snapshot) => snapshot.context.refusal !== null)
    expect(actor.getSnapshot().context.form).toEqual(wholeReturn)
    expect(dropDraft).not.toHaveBeenCalled()
  })
})

describe('A thread', () => {
  const request: Request = {
    ...{ _id: 'r-1', kind: 'contact', state: 'received', subject: 'The fair', held: [] },
    ...{ createdAt: '2026-03-01T09:30:00Z', updatedAt: '2026-03-01T09:30:00Z' },
    ...{ custom: null, return: null, thread: [], documents: [] },
  }

  const open = (outcome: ActOutcome = { kind: 'done' }, draft = '') => {
    const drafts: string[] = []
    const acts: unknown[] = []
    let tell: () => void = () => undefined
    let state: Request['state'] = 'received'
    const actor = createActor(
      requestThreadMachine.provide({
        actors: {
          read: fromPromise<ReadOutcome<Request>, { handle: string }>(async () => ({
            kind: 'read',
            subject: { ...request, state },
          })),
          act: fromPromise(async ({ input }) => {
            acts.push(input.act)
            return outcome
          }),
          follow: fromCallback(({ sendBack }) => {
            tell = () => sendBack({ type: 'subject.changed' })
          }),
        },
        actions: { keepDraft: (_, text) => void drafts.push(text) },
      }),
      { input: { shell: recordingShell(), handle: 'r-1', draft } },
    ).start()
    const shows = (wanted: Request['state']) =>
      waitFor(actor, (snapshot) => selectSubject(snapshot)?.state === wanted)
    const becomes = (next: Request['state']) => {
      state = next
    }
    return { actor, drafts, acts, shows, becomes, news: () => tell() }
  }

  test('Scenario: changes by the team are shown at once', async () => {
    const { shows, becomes, news } = open()
    await shows('received')
    becomes('asked')
    news()
    await shows('asked')
  })

  test('Scenario: an answer continues a draft, is sent, and clears the field', async () => {
    const { actor, drafts, acts, shows, becomes } = open(undefined, 'See you')
    await shows('received')
    expect(selectText(actor.getSnapshot())).toBe('See you')
    actor.send({ type: 'text.typed', text: 'See you there. ' })
    becomes('answered')
    actor.send({ type: 'answer.submitted' })
    await shows('answered')
    expect(acts).toEqual([{ kind: 'answer', text: 'See you there.' }])
    expect(drafts).toEqual(['See you there. ', ''])
    expect(selectText(actor.getSnapshot())).toBe('')
  })

  test('Scenario: text typed while an answer is being sent stays', async () => {
    const { actor, drafts, shows, becomes } = open()
    await shows('received')
    actor.send({ type: 'text.typed', text: 'First.' })
    actor.send({ type: 'answer.submitted' })
    actor.send({ type: 'text.typed', text: 'First. And second.' })
    becomes('answered')
    await shows('answered')
    expect(selectText(actor.getSnapshot())).toBe('First. And second.')
    expect(drafts.at(-1)).toBe('First. And second.')
  })

  test('Scenario: an answer to a closed request stays in the field, with the reason', async () => {
    const closed = refusal('This request is closed. Please send a new one.')
    const { actor, drafts, shows } = open(closed, 'One more thing.')
    await shows('received')
    actor.send({ type: 'answer.submitted' })
    await waitFor(actor, (snapshot) => snapshot.context.refusal !== null)
    const { text, refusal: why } = actor.getSnapshot().context
    expect([text, why, drafts]).toEqual([
      'One more thing.',
      { text: 'This request is closed. Please send a new one.', code: 'conflict' },
      [],
    ])
  })

  test('Scenario: a request of another customer is gone', async () => {
    const missing = refusal('There is no such request.')
    const actor = createActor(
      requestThreadMachine.provide({
        actors: {
          read: fromPromise<ReadOutcome<Request>, { handle: string }>(async () => missing),
          follow: fromCallback(() => undefined),
        },
        actions: { keepDraft: () => undefined },
      }),
      { input: { shell: recordingShell(), handle: 'r-2' } },
    ).start()
    const gone = await waitFor(actor, (snapshot) => selectReading(snapshot) === 'gone')
    expect(selectText(gone)).toBe('')
  })

  /** A thread whose calls the test answers one by one. */
  const openSlowly = () => {
    const reads: { handle: string; answer: PromiseWithResolvers<ReadOutcome<Request>> }[] = []
    const acts: { handle: string; act: unknown; answer: PromiseWithResolvers<ActOutcome> }[] = []
    const feeds: { handle: string; tell: (fact: FeedFact) => void }[] = []
    const shell = recordingShell()
    const clock = new SimulatedClock()
    const actor = createActor(
      requestThreadMachine.provide({
        actors: {
          read: fromPromise<ReadOutcome<Request>, { handle: string }>(({ input }) => {
            const answer = Promise.withResolvers<ReadOutcome<Request>>()
            reads.push({ ...input, answer })
            return answer.promise
          }),
          act: fromPromise(({ input }) => {
            const answer = Promise.withResolvers<ActOutcome>()
            acts.push({ ...input, answer })
            return answer.promise
          }),
          follow: fromCallback<EventObject, { handle: string }>(({ input, sendBack }) => {
            feeds.push({ ...input, tell: sendBack })
          }),
        },
        actions: { keepDraft: () => undefined },
      }),
      { clock, input: { shell, handle: 'r-1' } },
    ).start()
    const reading = (wanted: ReturnType<typeof selectReading>) =>
      waitFor(actor, (snapshot) => selectReading(snapshot) === wanted)
    const idle = () => waitFor(actor, (snapshot) => !selectIsSending(snapshot))
    const isRead = async () => {
      reads.at(-1)?.answer.resolve({ kind: 'read', subject: request })
      await reading('shown')
    }
    return { actor, shell, clock, reads, acts, feeds, reading, idle, isRead }
  }

  test('Scenario: a thread that could not be loaded is loaded again on request, or on a change', async () => {
    const { actor, reads, feeds, reading, isRead } = openSlowly()
    reads[0]?.answer.reject(new Error('unreachable'))
    await reading('failed')
    actor.send({ type: 'retry.requested' })
    expect(selectReading(actor.getSnapshot())).toBe('loading')
    reads[1]?.answer.reject(new Error('unreachable'))
    await reading('failed')
    feeds[0]?.tell({ type: 'subject.changed' })
    await isRead()
    expect(reads.map(({ handle }) => handle)).toEqual(['r-1', 'r-1', 'r-1'])
  })

  test('Scenario: a loaded thread stays if it cannot be reloaded', async () => {
    const { actor, reads, feeds, reading, isRead } = openSlowly()
    await isRead()
    feeds[0]?.tell({ type: 'subject.changed' })
    reads[1]?.answer.reject(new Error('unreachable'))
    await reading('shown')
    expect(selectSubject(actor.getSnapshot())).toEqual(request)
  })

  test('Scenario: a change during a load replaces the older answer', async () => {
    const { actor, reads, feeds, reading } = openSlowly()
    feeds[0]?.tell({ type: 'subject.changed' })
    reads[0]?.answer.resolve({ kind: 'read', subject: { ...request, state: 'received' } })
    await reads[0]?.answer.promise
    expect([reads.length, selectReading(actor.getSnapshot())]).toEqual([2, 'loading'])
    reads[1]?.answer.resolve({ kind: 'read', subject: { ...request, state: 'asked' } })
    await reading('shown')
    expect(selectSubject(actor.getSnapshot())?.state).toBe('asked')
  })

  test('Scenario: a lost feed is reopened, and missed changes are loaded', async () => {
    const { clock, reads, feeds, isRead } = openSlowly()
    await isRead()
    feeds[0]?.tell({ type: 'feed.lost' })
    expect(feeds).toHaveLength(1)
    clock.increment(60_000)
    expect(feeds.map(({ handle }) => handle)).toEqual(['r-1', 'r-1'])
    feeds[1]?.tell({ type: 'feed.connected' })
    expect(reads).toHaveLength(2)
  })

  test('Scenario: a feed that cannot be opened is retried, but not at once', () => {
    const clock = new SimulatedClock()
    let tries = 0
    createActor(
      requestThreadMachine.provide({
        actors: {
          read: fromPromise<ReadOutcome<Request>, { handle: string }>(
            () => new Promise(() => undefined),
          ),
          follow: fromCallback<EventObject, { handle: string }>(() => {
            tries += 1
            // Without this limit, a feed that is retried at once would be retried for ever.
            if (tries < 10) throw new Error('sockets are blocked')
          }),
        },
        actions: { keepDraft: () => undefined },
      }),
      { clock, input: { shell: recordingShell(), handle: 'r-1' } },
    ).start()
    const atOnce = tries
    clock.increment(5_000)
    expect([atOnce, tries]).toEqual([1, 2])
  })

  test('Scenario: a document is added or removed, and the thread is loaded again', async () => {
    const { actor, acts, reads, idle, isRead } = openSlowly()
    await isRead()
    const file = new File(['x'], 'crest.png')
    actor.send({ type: 'document.chosen', file })
    expect([selectActKind(actor.getSnapshot()), selectIsSending(actor.getSnapshot())]).toEqual([
      'attach',
      true,
    ])
    acts[0]?.answer.resolve({ kind: 'done' })
    await idle()
    actor.send({ type: 'document.removed', documentId: 'd-1' })
    acts[1]?.answer.resolve({ kind: 'done' })
    await idle()
    expect(acts.map(({ handle, act }) => [handle, act])).toEqual([
      ['r-1', { kind: 'attach', file }],
      ['r-1', { kind: 'remove', documentId: 'd-1' }],
    ])
    expect([selectActKind(actor.getSnapshot()), reads.length]).toEqual([null, 3])
  })

  test('Scenario: a refusal shows until the customer tries again', async () => {
    const { actor, acts, idle, isRead } = openSlowly()
    await isRead()
    actor.send({ type: 'document.removed', documentId: 'd-1' })
    acts[0]?.answer.resolve(refusal('It is printed already.'))
    await idle()
    const shown = selectRefusal(actor.getSnapshot())
    actor.send({ type: 'document.removed', documentId: 'd-1' })
    expect([shown, selectRefusal(actor.getSnapshot())]).toEqual([
      { text: 'It is printed already.', code: 'conflict' },
      null,
    ])
  })

  test('Scenario: an unexpected failure is shown, and the text stays in the field', async () => {
    const { actor, shell, acts, idle, isRead } = openSlowly()
    await isRead()
    actor.send({ type: 'text.typed', text: 'See you.' })
    actor.send({ type: 'answer.submitted' })
    acts[0]?.answer.reject(new Error('500'))
    await idle()
    expect([selectText(actor.getSnapshot()), shell.sent]).toEqual(['See you.', [defaultToast]])
    expect(selectActKind(actor.getSnapshot())).toBeNull()
  })

  test('Scenario: blanks alone are not sent', () => {
    const { actor, acts } = openSlowly()
    for (const text of ['', '  ']) {
      actor.send({ type: 'text.typed', text })
      actor.send({ type: 'answer.submitted' })
    }
    expect([selectIsSending(actor.getSnapshot()), acts]).toEqual([false, []])
  })
})
