import type { Engine } from '../store/engine.ts'

/** Whether the shop runs on its embedded database, SQLite; its tables alone are `strict`. */
export const isEmbedded = ({ columns }: Engine): boolean => columns.tableEnd === 'strict'
