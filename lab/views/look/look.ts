import { directionOf } from '../../../src/domain/settings/languages.ts'
import { currencies, languages } from '../../examples/parts/samples.ts'

/** How the surroundings of a view look. */
export interface Look {
  readonly language: string
  /** `auto` follows the language. */
  readonly direction: string
  readonly currency: string
  /** A value of the CSS property `color-scheme`. */
  readonly theme: string
}

export interface LookChoice {
  readonly title: string
  readonly items: readonly { readonly value: string; readonly title: string }[]
}

/** The choices of the toolbars of Storybook and of the flow lab. */
export const lookChoices: Readonly<Record<keyof Look, LookChoice>> = {
  language: {
    title: 'Language of the shop',
    items: languages.map(({ iso_code, name }) => ({ value: iso_code, title: name })),
  },
  direction: {
    title: 'Writing direction',
    items: [
      { value: 'auto', title: 'Automatic' },
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ],
  },
  currency: {
    title: 'Currency of the shop',
    items: currencies.map(({ code, symbol }) => ({ value: code, title: `${code} ${symbol}` })),
  },
  theme: {
    title: 'Theme',
    items: [
      { value: 'light dark', title: 'By system' },
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ],
  },
}

export const usualLook: Look = {
  language: 'en',
  direction: 'auto',
  currency: 'INR',
  theme: 'light dark',
}

/** px. */
export const widths = { phone: 390, tablet: 768, desktop: 1440 } as const
export type WidthName = keyof typeof widths

/** Gives the root of a document a look. */
export const applyLook = (root: HTMLElement, { language, direction, theme }: Look): void => {
  root.lang = language
  root.dir = direction === 'auto' ? directionOf(language) : direction
  root.style.colorScheme = theme
}
