import type { PaperTerms } from '../../../src/domain/orders/papers/paperFacts.ts'
import { createSettings } from '../../settings/settings.repo.ts'
import type { Trx } from '../../store/schema.ts'

/** The seller and the terms that papers state now. */
export const readPaperTerms = async (trx: Trx): Promise<PaperTerms> => {
  const { customization } = await createSettings(trx).store()
  return {
    seller: {
      ...{ name: customization.shopName, address: [], country: 'IN', state: '', taxNumber: '' },
      ...{ email: '', phone: '', timeZone: 'UTC' },
    },
    bank: null,
    ...{ incoterm: 'DAP', packingWeight: 0 },
  }
}
