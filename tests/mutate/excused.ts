import type { Excused } from '../../tools/mutate/score.ts'

const locks = 'SQLite has one writer and locks nothing; the races run on PostgreSQL'
const cannotHappen = 'guards against what the database cannot hold'
const overwritten = 'is overwritten before anyone reads it'
const fasterOnly = 'the answer is the same, and comes later'
const sameNumber = 'the same number comes out'
const narrowed = 'the guard before it lets nothing else through'
const unseenError = 'the words of an error that a guard prevents'
const notRight = "what is asked is whether it is 'right'"
const sameValues = 'the same values in another object'
const firstState = 'an empty target leads to the first state, which it is'
const neverAKey = 'is compared with keys, and is none'
const onlyZeroMatters = 'only whether it is 0 matters'

/** Mutants that no test must notice, as printed by `npm run mutate`, each with the reason. */
export const excused: Excused = {
  'src/machines/orders/askReturn.machine.ts': {
    "return Object.keys(wrong).length === 0 ? checked : { kind: '', problems: wrong }": notRight,
    "return { kind: '', problems: { ...problems, ...(form.orderId ? wrong : {}) } }": notRight,
  },
  'src/machines/account/emailLink.machine.ts': {
    ": { kind: '', problems: { token: dead } }": notRight,
  },
  'src/machines/account/exportData.machine.ts': {
    'refusal: true ? inItsWords(outcome.problem) : null,': narrowed,
    "if (true) shell.send({ type: 'said', sentence: refusal })": narrowed,
    'if (true) return outcome': narrowed,
    "throw new Error('')": unseenError,
  },
  'src/machines/account/formMachine.ts': {
    'true ? refusedFor(outcome.problem) : {},': narrowed,
    'if (true) return checked.body': narrowed,
    "throw new Error('')": unseenError,
  },
  'src/machines/account/registration.machine.ts': {
    "kind: '',": notRight,
  },
  'src/machines/account/resetPassword.machine.ts': {
    "if (!parsed.success) return { kind: '', problems: fieldProblemsOf(form, parsed.error) }":
      notRight,
    ": { kind: '', problems: { confirmPassword: { key: 'reset.passwordsDiffer' } } }": notRight,
  },
  'src/machines/account/threadMachine.ts': {
    'refusal: true ? inItsWords(outcome.problem) : null,': narrowed,
    'true ? { subject: outcome.subject } : {},': narrowed,
  },
  'src/machines/cart/cartContext.ts': {
    'return false ? held : { ...held, rows }': sameValues,
  },
  'src/machines/cart/cartWriting.ts': {
    true: narrowed,
    "true ? inItsWords(output.problem) : { key: 'cart.notSaved' },": narrowed,
    "output.kind === 'refused' ? inItsWords(output.problem) : { key: '' },": unseenError,
  },
  'src/machines/content/freshness.machine.ts': {
    "hidden: { on: { 'page.seen': { target: '', actions: 'readAgain' } } },": firstState,
  },
  'src/machines/orders/checkout.machine.ts': {
    'if (false) return { form }': sameValues,
    'if (!saved) return undefined': sameValues,
    "{ type: 'copySaved', params: ({ event }) => undefined },": sameValues,
  },
  'src/machines/orders/checkoutState.ts': {
    '...(true ? { seenTotal: fromMinor(charges.displayed.total) } : {}),': narrowed,
    'if (true) return checked.body': narrowed,
    "throw new Error('')": unseenError,
  },
  'src/machines/orders/coupon.machine.ts': {
    'true ? { coupon: outcome.coupon, problem: null } : {},': narrowed,
    'true ? { problem: inServerWords(outcome) } : {},': narrowed,
    'true ? snapshot.context.coupon : null': sameValues,
  },
  'src/machines/orders/placement.machine.ts': {
    'true ? { refusal: output.problem } : {},': narrowed,
    "if (false) throw new Error('an order is placed without an attempt')": narrowed,
    "if (!attempt) throw new Error('')": unseenError,
    "if (false) throw new Error('an order is reported that was not placed')": narrowed,
    "if (output.kind !== 'placed') throw new Error('')": unseenError,
  },
  'src/machines/orders/placementSetup.ts': {
    "const key = isSame ? (context.attempt?.key ?? 'mutated') : context.newKey()": narrowed,
    "return { attempt: { key, content, order }, key, saidOf: 'mutated', refusal: null, failures: 0 }":
      neverAKey,
    "...{ key: keysLeft[0] ?? 'mutated', keysLeft: keysLeft.slice(1) },": narrowed,
  },
  'src/machines/orders/placementState.ts': {
    "userId: 'mutated',": overwritten,
    "path: 'mutated',": overwritten,
    "key: 'mutated',": overwritten,
    "saidOf: 'mutated',": neverAKey,
    'failures: 1,': overwritten,
  },
  'src/machines/shell/realtime.machine.ts': {
    'countLoss: assign({ losses: ({ context }) => undefined }),': onlyZeroMatters,
    'countLoss: assign({ losses: ({ context }) => context.losses - 1 }),': onlyZeroMatters,
    'countLoss: assign({ losses: ({ context }) => context.losses + 2 }),': onlyZeroMatters,
  },
  'src/machines/account/session.machine.ts': {
    'user: ({ event }) => (true ? event.output.user : null),': narrowed,
  },
  'server/cart/cart.ts': {
    'removed: await lock.customer(trx, customerId)': locks,
    'lock.customer(trx, customerId)': locks,
  },
  'server/orders/changeStatus.ts': {
    'removed: await engine.lock.catalogue(trx)': locks,
    'engine.lock.catalogue(trx)': locks,
  },
  'server/orders/lockedOrder.ts': {
    'removed: await lock.customer(trx, customer_id)': locks,
    'lock.customer(trx, customer_id)': locks,
  },
  'server/orders/makeOrder.ts': {
    'removed: await lock.cartStock(trx, customerId)': locks,
    'lock.cartStock(trx, customerId)': locks,
  },
  'server/orders/orderChange.ts': {
    'if (false) throw new Error(`order ${row.number} cannot be read back`)': cannotHappen,
    "if (!order) throw new Error('')": cannotHappen,
  },
  'server/orders/orders.repo.ts': {
    'if (false) return []': fasterOnly,
  },
  'server/orders/placeOrder.ts': {
    'removed: await lock.customer(trx, customerId)': locks,
    'lock.customer(trx, customerId)': locks,
    'if (false) throw new Error(`order ${id} cannot be read back`)': cannotHappen,
    "if (!order) throw new Error('')": cannotHappen,
  },
  'server/catalogue/listing/tally.ts': {
    'undefined,': fasterOnly,
    '(shapes.patterns[pattern] as readonly number[]).every((shape) => undefined),': fasterOnly,
    'const byPattern = new Uint32Array(true ? shapes.patterns.length : 0)': fasterOnly,
    'const byPattern = new Uint32Array(withValues ? shapes.patterns.length : 1)': fasterOnly,
    "stock === '' && (low[piece] as number) >= lowest && (high[piece] as number) <= highest":
      fasterOnly,
    "stock === 'all' && (low[piece] as number) > lowest && (high[piece] as number) <= highest":
      fasterOnly,
    "stock === 'all' && (low[piece] as number) >= lowest && (high[piece] as number) < highest":
      fasterOnly,
    'if (false) continue': fasterOnly,
    'if (price <= lowestWanted) lowestWanted = price': sameNumber,
    'if (price >= highestWanted) highestWanted = price': sameNumber,
    'if (price <= wanted) wanted = price': sameNumber,
    'if (lowestWanted <= least) least = lowestWanted': sameNumber,
    'if (highestWanted >= most) most = highestWanted': sameNumber,
    'if (true) values?.addPattern(pattern, times)': fasterOnly,
    'if (times >= 0) values?.addPattern(pattern, times)': fasterOnly,
    'if (true) answers[number] = ask(number) ? 1 : 2': fasterOnly,
    'if (false) answers[number] = ask(number) ? 1 : 2': fasterOnly,
    'if (answers[number] !== 0) answers[number] = ask(number) ? 1 : 2': fasterOnly,
    'if (answers[number] === 1) answers[number] = ask(number) ? 1 : 2': fasterOnly,
    'if (answers[number] === 0) answers[number] = false ? 1 : 2': fasterOnly,
    'if (answers[number] === 0) answers[number] = ask(number) ? 2 : 2': fasterOnly,
    'if (answers[number] === 0) answers[number] = ask(number) ? 1 : 3': fasterOnly,
    'return undefined': fasterOnly,
  },
  'server/catalogue/listing/order.ts': {
    'const slice = 1001': fasterOnly,
    'ranks = new Uint32Array(33 * pieces.words.length)': fasterOnly,
    'isStale = true': fasterOnly,
    'if (true) return': fasterOnly,
    'if (isStale) return': fasterOnly,
    'if (left.length < slice) return': fasterOnly,
    'place(left)': fasterOnly,
    'removed: await setImmediate()': fasterOnly,
    'setImmediate()': fasterOnly,
    'if (true) settle(pieces)': fasterOnly,
    'const words = new Uint32Array((sorted.length >>> 5) + 2)': fasterOnly,
  },
  'server/catalogue/listing/pieces.ts': {
    'if (false) return known': fasterOnly,
    'const isNew = ids[number] === productId || !all.has(number)': fasterOnly,
    'if (true) orders.price.changed(number)': fasterOnly,
    'if (true) orders.newest.changed(number)': fasterOnly,
    'if (true) changeTitle(number)': fasterOnly,
    'prepare: (sorting: Sorting): Promise<void> => undefined,': fasterOnly,
  },
  'server/catalogue/listing/titles.ts': {
    'let hasChanged = true': fasterOnly,
  },
  'server/catalogue/listing/valueCounts.ts': {
    'current += 2': sameNumber,
  },
  'server/catalogue/writer.ts': {
    'removed: await lock.catalogue(trx)': locks,
    'lock.catalogue(trx)': locks,
  },
  'server/catalogue/productRows.ts': {
    "card_json: 'mutated',": overwritten,
    "detail_json: 'mutated',": overwritten,
    "cart_facts_json: 'mutated',": overwritten,
    'price: 1,': overwritten,
    'stock: 1,': overwritten,
  },
}
