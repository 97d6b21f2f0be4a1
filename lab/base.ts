/** The address of the lab on the development server. */
export const base = '/__lab'
