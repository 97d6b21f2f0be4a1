import type en from './en.ts'

type Key = keyof typeof en
type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Counted<K> = K extends `${infer Base}_other` ? Base : never
type CountedKey = `${Counted<Key>}_${PluralCategory}`

/** A catalogue beside the English one: the same keys, and the plural forms that its language has (CLDR). */
export type Catalogue = Readonly<
  Record<Exclude<Key, CountedKey> | `${Counted<Key>}_other`, string> &
    Partial<Record<CountedKey, string>>
>
