import { type FormEvent, useId, useState } from 'react'
import type { Facets } from '../../../contracts/catalogue/catalogue.ts'
import { withPrices } from '../../../domain/catalogue/chosenFilters.ts'
import { leastShownAs, mostShownAs } from '../../../domain/catalogue/priceRange.ts'
import { convert, fromMinor, toPaise } from '../../../domain/settings/money.ts'
import controls from '../../parts/controls.module.css'
import fields from '../../parts/fields/Field.module.css'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import styles from './FilterPanel.module.css'
import { useListingAddress } from './useListingAddress.ts'

/** The greatest price that can be typed. */
const mostTyped = 1_000_000_000

/** The typed amount in minor units; undefined for an empty field. */
const typed = (form: FormData, name: string): number | undefined => {
  const text = String(form.get(name) ?? '')
  return text === '' ? undefined : Math.round(Number(text) * 100)
}

/** The lowest and the highest price, in the chosen currency; kept in the address in rupees. */
export function PriceRange({ range }: { range: Facets['price'] }) {
  const { t } = useTranslation()
  const { currency, money } = useFormats()
  const { filter, apply } = useListingAddress()
  const rangeId = useId()
  const problemId = useId()
  const [wrong, setWrong] = useState<readonly string[]>([])
  const shown = (rupees: number) => convert(toPaise(rupees), currency.exchange_rate)
  const value = (rupees: number | undefined) =>
    rupees === undefined ? '' : String(fromMinor(shown(rupees)))

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const refused = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:invalid')]
    setWrong(refused.map(({ name }) => name))
    refused[0]?.focus()
    if (refused.length > 0) return
    const form = new FormData(event.currentTarget)
    const limits = [typed(form, 'min'), typed(form, 'max')] as const
    const [min, max] =
      limits[0] !== undefined && limits[1] !== undefined && limits[0] > limits[1]
        ? [limits[1], limits[0]]
        : limits
    apply(
      withPrices(filter, {
        ...(min === undefined ? {} : { min: fromMinor(leastShownAs(min, currency)) }),
        ...(max === undefined ? {} : { max: fromMinor(mostShownAs(max, currency)) }),
      }),
    )
  }
  const field = (name: 'min' | 'max') => (
    <label className={styles.price}>
      <span>{t(`filters.${name}`, { amount: currency.symbol })}</span>
      <input
        name={name}
        type="number"
        inputMode="decimal"
        min={0}
        max={mostTyped}
        step="0.01"
        aria-invalid={wrong.includes(name)}
        aria-describedby={wrong.includes(name) ? `${problemId} ${rangeId}` : rangeId}
        onInput={() => setWrong(wrong.filter((each) => each !== name))}
        placeholder={range ? String(fromMinor(shown(range[name]))) : ''}
        defaultValue={value(filter[name])}
      />
    </label>
  )
  return (
    <form className={styles.group} method="post" noValidate onSubmit={submit}>
      <fieldset className={styles.prices}>
        <legend>{t('product.price')}</legend>
        {field('min')}
        {field('max')}
        <p id={problemId} className={fields.problem} role="alert">
          {wrong.length > 0 && t('filters.amount', { most: mostTyped })}
        </p>
        <button type="submit" className={controls.quiet}>
          {t('filters.apply')}
        </button>
      </fieldset>
      <p id={rangeId} className={styles.range}>
        {range && (
          <>
            <bdi>{money(shown(range.min))}</bdi> – <bdi>{money(shown(range.max))}</bdi>
          </>
        )}
      </p>
    </form>
  )
}
