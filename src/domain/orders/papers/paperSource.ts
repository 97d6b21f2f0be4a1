import type { PaperKind } from '../../../contracts/orders/papers.ts'

/** A line of a list of facts or sums. */
export interface Labelled {
  readonly label: string
  readonly value: string
}

/** A heading with lines below it, such as an address. */
export interface Section {
  readonly label: string
  readonly lines: readonly string[]
}

/** A column of a table. Numbers are at the end of their column; one column takes the width that is left. */
export interface Column {
  readonly label: string
  readonly holds: 'name' | 'code' | 'number'
}

/**
 * What a paper says, in words of its language: everything is formatted, and the renderer only sets it. It is stored when
 * the paper is issued, so that nothing that changes later changes the paper (rule O21).
 */
export interface PaperSource {
  readonly kind: PaperKind
  readonly language: string
  readonly title: string
  readonly seller: Section
  readonly facts: readonly Labelled[]
  readonly parties: readonly Section[]
  readonly columns: readonly Column[]
  /** A cell for each column; a cell of several lines has the name first. */
  readonly rows: readonly (readonly (readonly string[])[])[]
  readonly sums: readonly Labelled[]
  /** The sum that the paper is about, below the others. */
  readonly total: Labelled | null
  readonly notes: readonly Section[]
  /** Of the footer: `{page}` of `{pages}`. */
  readonly pages: string
}

/** Every text of a paper, in reading order. Texts of the footer are not among them. */
export const textsIn = (source: PaperSource): readonly string[] => {
  const ofSection = ({ label, lines }: Section) => [label, ...lines]
  const ofPair = ({ label, value }: Labelled) => [label, value]
  return [
    ...ofSection(source.seller),
    source.title,
    ...source.parties.flatMap(ofSection),
    ...source.facts.flatMap(ofPair),
    ...source.columns.map(({ label }) => label),
    ...source.rows.flat(2),
    ...source.sums.flatMap(ofPair),
    ...(source.total ? ofPair(source.total) : []),
    ...source.notes.flatMap(ofSection),
  ].filter((text) => text !== '')
}
