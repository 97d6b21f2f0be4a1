/** The path of the API on the shop's origin (rule I1). */
export const apiBase = '/api'
