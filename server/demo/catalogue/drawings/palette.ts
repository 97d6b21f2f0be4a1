/** The tones of a metal, from the shade to the glint. */
export interface MetalTones {
  readonly dark: string
  readonly mid: string
  readonly light: string
  readonly shine: string
}

export const metals = {
  gold: { dark: '#8a6422', mid: '#cf9f45', light: '#f0d28a', shine: '#fff6da' },
  rose: { dark: '#8e5545', mid: '#d3937c', light: '#f1c9b6', shine: '#fff0e8' },
  silver: { dark: '#7b8088', mid: '#bfc4ca', light: '#eceef0', shine: '#ffffff' },
  rhodium: { dark: '#666c76', mid: '#a9b0ba', light: '#e2e6eb', shine: '#ffffff' },
  oxidised: { dark: '#34363a', mid: '#74777c', light: '#b4b7bb', shine: '#eef0f2' },
  brass: { dark: '#6f5a2c', mid: '#b29350', light: '#dcc68c', shine: '#f7edcd' },
} as const satisfies Record<string, MetalTones>
export type Metal = keyof typeof metals

/** The tones of a stone; `glow` is the light that it reflects. Cut stones are faceted, others domed. */
export interface StoneTones {
  readonly dark: string
  readonly mid: string
  readonly light: string
  readonly glow: string
  readonly isCut: boolean
}

const cut = (dark: string, mid: string, light: string, glow: string): StoneTones => ({
  ...{ dark, mid, light, glow },
  isCut: true,
})
const domed = (dark: string, mid: string, light: string, glow: string): StoneTones => ({
  ...{ dark, mid, light, glow },
  isCut: false,
})

export const stones = {
  moonstone: domed('#a3aebb', '#dce3e9', '#fafcfd', '#86b6f6'),
  labradorite: domed('#2b3a42', '#4d636b', '#8fb0b4', '#3f9fd8'),
  turquoise: domed('#1d7f83', '#3fb0ad', '#8fdcd3', '#c9f2ea'),
  lapis: domed('#14224f', '#27408b', '#5b78c4', '#d9b65c'),
  'rose-quartz': domed('#b9808a', '#e3b3b8', '#f9e1e2', '#fff3f2'),
  'green-onyx': domed('#0d5a41', '#1f8a63', '#63c39b', '#c5f0da'),
  'black-onyx': domed('#08090b', '#22252a', '#596069', '#aeb6bf'),
  carnelian: domed('#8a2f14', '#c8552a', '#f09a68', '#ffd3b0'),
  pearl: domed('#b9ab9c', '#e9dfd3', '#fffaf3', '#f4d9d6'),
  amethyst: cut('#3d1d63', '#7a47ac', '#c3a0e4', '#f0e2ff'),
  garnet: cut('#4a0716', '#8f1830', '#d65b6c', '#ffc9cc'),
  citrine: cut('#8f5405', '#d99222', '#f8cf72', '#fff3cc'),
  peridot: cut('#4b6410', '#87a626', '#c9de75', '#f5fbd2'),
  'blue-topaz': cut('#1d5f8b', '#4b9fd0', '#a5d8f2', '#eefaff'),
  emerald: cut('#06402c', '#12805a', '#5cc39a', '#d2f7e6'),
  zircon: cut('#8f99a6', '#cfd7df', '#f4f8fb', '#ffffff'),
} as const satisfies Record<string, StoneTones>
export type Stone = keyof typeof stones

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** `from` towards `to`, by a share from 0 to 1. */
export const mix = (from: string, to: string, share: number): string => {
  const [a, b] = [channels(from), channels(to)]
  const blended = a.map((value, i) => Math.round(value + ((b[i] ?? 0) - value) * share))
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
