/** The shop's colours, light or dark: the device's choice, or the reader's own (rule H15). */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The cookie that keeps the choice (rule H15); the server reads it so that no page flashes in the other theme. */
export const themeCookie = 'theme'

/** A theme by its name; the device's theme if the name is unknown. */
export const themeNamed = (name: unknown): Theme => themes.find((each) => each === name) ?? 'system'
