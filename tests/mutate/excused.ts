import type { Excused } from '../../tools/mutate/score.ts'

const locks = 'SQLite has one writer and locks nothing; the races run on PostgreSQL'
const cannotHappen = 'guards against what the database cannot hold'
const overwritten = 'is overwritten before anyone reads it'
const keptFormat = 'the format is kept from the run before; a first run fails'
const fasterOnly = 'the answer is the same, and comes later'

/** Mutants that no test has to notice, as `npm run mutate` prints them, each with the reason. */
export const excused: Excused = {
  'src/domain/money.ts': {
    'if (false) return known': fasterOnly,
    'minimumFractionDigits: 3,': keptFormat,
    'maximumFractionDigits: 3,': keptFormat,
    "...(true ? { style, currency: 'INR' } : {}),": keptFormat,
    "...(false ? { style, currency: 'INR' } : {}),": keptFormat,
    "...(style !== 'currency' ? { style, currency: 'INR' } : {}),": keptFormat,
    "...(style === '' ? { style, currency: 'INR' } : {}),": keptFormat,
    "...(style === 'currency' ? { style, currency: '' } : {}),": keptFormat,
  },
  'server/cart/cart.ts': {
    'removed: await lock.customer(trx, customerId)': locks,
    'lock.customer(trx, customerId)': locks,
  },
  'server/orders/changeStatus.ts': {
    'if (true) await lock.catalogue(trx)': locks,
    'if (false) await lock.catalogue(trx)': locks,
    "if (status !== 'cancelled') await lock.catalogue(trx)": locks,
    "if (status === '') await lock.catalogue(trx)": locks,
    "if (status === 'cancelled') removed: await lock.catalogue(trx)": locks,
    "if (status === 'cancelled') lock.catalogue(trx)": locks,
    'if (false) throw new Error(`order ${number} cannot be read back`)': cannotHappen,
    "if (!order) throw new Error('')": cannotHappen,
  },
  'server/orders/orders.repo.ts': {
    'if (false) return []': fasterOnly,
  },
  'server/orders/placeOrder.ts': {
    'removed: await lock.customer(trx, attempt.customerId)': locks,
    'lock.customer(trx, attempt.customerId)': locks,
    'removed: await lock.cartStock(trx, customerId)': locks,
    'lock.cartStock(trx, customerId)': locks,
    'if (false) throw new Error(`order ${id} cannot be read back`)': cannotHappen,
    "if (!order) throw new Error('')": cannotHappen,
  },
  'server/catalogue/writer.ts': {
    'removed: await lock.catalogue(trx)': locks,
    'lock.catalogue(trx)': locks,
    "card_json: 'mutated',": overwritten,
    "detail_json: 'mutated',": overwritten,
    "cart_facts_json: 'mutated',": overwritten,
    'price: 1,': overwritten,
    'stock: 1,': overwritten,
  },
}
