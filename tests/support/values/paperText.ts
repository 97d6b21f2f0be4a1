import type { PaperSource } from '../../../src/domain/orders/papers/paperSource.ts'

const labelled = ({ label, value }: { readonly label: string; readonly value: string }) =>
  `${label}: ${value}`

/** A paper as lines of text, by its parts. */
export const paperText = (paper: PaperSource) => ({
  title: paper.title,
  seller: [paper.seller.label, ...paper.seller.lines],
  parties: paper.parties.flatMap(({ label, lines }) => [label, ...lines]),
  facts: paper.facts.map(labelled),
  columns: paper.columns.map(({ label }) => label).join(' | '),
  rows: paper.rows.map((row) => row.map((cell) => cell.join(' / ')).join(' | ')),
  sums: [...paper.sums, ...(paper.total ? [paper.total] : [])].map(labelled),
  notes: paper.notes.flatMap(({ label, lines }) => [label, ...lines]),
  pages: paper.pages,
})
