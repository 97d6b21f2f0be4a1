/** Where the calls stand on the shop's origin (decisions, Addresses). */
export const apiBase = '/api'
