import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { SampleCartPage } from '../parts/SampleCartPage.tsx'
import { currencies, languages } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const Top = lazyView(async () => (await import('../../../src/views/shell/Top.tsx')).Top)

export const preferences: Example<Machines['preferences']> = {
  inputs: {
    'no cookies': () => ({ language: null, currency: null, theme: 'system' }),
    'Italian and euros': () => ({ language: 'it', currency: 'EUR', theme: 'dark' }),
  },
  events: {
    'language.chosen': { Italian: { code: 'it' }, 'one the shop does not speak': { code: 'fr' } },
    'currency.chosen': { euros: { code: 'EUR' }, 'one without a rate': { code: 'JPY' } },
    'theme.chosen': { dark: { theme: 'dark' } },
    'lists.requested': bare,
    'choices.heard': {
      'Italian, euros and dark in another tab': {
        choices: { language: 'it', currency: 'EUR', theme: 'dark' },
      },
    },
  },
  answers: {
    shareChoices: { sends: ['choices.heard'] },
    loadLists: {
      outputs: {
        'three languages, three currencies': { languages, currencies },
        'nothing set up': { languages: [], currencies: [] },
      },
    },
  },
  tellsApart: ({ language, currency, theme, wanted, languages: known }) => [
    ...[language.iso_code, currency.code, theme],
    ...[wanted.language, wanted.currency, known.length],
  ],
  effects: ['rememberLanguage', 'rememberCurrency', 'rememberTheme'],
  shows: {
    loading: ['E-shop', { unseen: 'the languages and currencies are loading' }],
    ready: 'E-shop',
    'failed.waiting': ['E-shop', { unseen: 'the lists did not load' }],
    'failed.retrying': ['E-shop', { unseen: 'the lists are loading again' }],
  },
  View: ({ actor }) => (
    <Shop refs={{ preferences: actor }}>
      <Top />
      <SampleCartPage />
    </Shop>
  ),
  speaks: (actor) => actor,
  at: '/cart',
}
